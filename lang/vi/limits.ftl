# What is too long, too much, or nobody's name.
limits-too-long = Quá dài: nhiều nhất { $most } byte. Mỗi chữ cái Latinh không dấu có một byte, các chữ khác có đến bốn byte.
limits-unseen = Hãy dùng những chữ nhìn thấy được. Ở đây có ký hiệu vô hình hoặc đảo chiều viết.
limits-others-name = Ở bàn này đã có người tên như vậy, hoặc tên này dễ bị nhầm với trọng tài. Hãy thêm vào tên.

### The door to the lessons.

doors-learn = تعلم
start-learn = تعلم الشطرنج

# What is too long, too much, or nobody's name.
limits-too-long = This is too long: at most { $most } bytes. A letter of the Latin alphabet has one byte, others have up to four.
limits-unseen = Please use letters that can be seen. Some signs here are invisible or turn the direction of writing.
limits-others-name = Somebody else at this board is called so, or an arbiter could be. Please add to the name.

### The door to the lessons.

doors-learn = Học
start-learn = Học cờ vua

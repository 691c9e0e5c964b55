### The door to the lessons.

doors-learn = آموزش
start-learn = شطرنج بیاموز

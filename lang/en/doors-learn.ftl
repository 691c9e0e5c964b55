### The door to the lessons.

doors-learn = Learn
start-learn = Learn chess

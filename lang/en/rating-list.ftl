### The rating list of the server.

list-find = From the rating list: three letters or a FIDE number
list-several = The rating list has several of this name: { $all }. Write the number with FIDE behind the name.

# Reads a folder of `otolithctl studies analysis` with the types that its codebooks state.
#
#   source("FOLDER/otolith.R")
#   data <- read_otolith("FOLDER")
#   data$observations, data$participants     data frames
#   data$codebook                            rows of both codebooks; table names the file
#
# Codes are factors in the order of the codebook; columns have its label as attribute "label". Ids
# and the column value stay characters: its numbers are in the column number. An empty cell is NA.
read_otolith <- function(folder = ".") {
  text <- function(name, missing = character()) {
    read.csv(file.path(folder, name), colClasses = "character", na.strings = missing,
      check.names = FALSE, encoding = "UTF-8", quote = "\"", comment.char = "", fill = FALSE,
      strip.white = FALSE, blank.lines.skip = FALSE)
  }
  # Exports put an apostrophe where a spreadsheet would compute a text.
  plain <- function(x) gsub("(^|[;|\t\r\n\u060c\u061b])'", "\\1", x)
  typed <- function(x, about) {
    switch(about$form[1],
      integer = as.integer(x),
      number = as.numeric(x),
      flag = x == "true",
      date = as.Date(x),
      code = factor(x, unique(c(about$code[about$code != ""], x[!is.na(x)]))),
      text = , mixed = plain(x),
      x)
  }
  table <- function(name) {
    book <- text(paste0(name, ".codebook.csv"))
    data <- text(paste0(name, ".csv"), "")
    for (column in names(data)) {
      about <- book[book$position != "" & book$variable == column, ]
      if (nrow(about) == 0) stop(name, ".codebook.csv does not describe ", column, call. = FALSE)
      data[[column]] <- typed(data[[column]], about)
      attr(data[[column]], "label") <- about$label[1]
    }
    list(data = data, book = cbind(table = rep(name, nrow(book)), book))
  }
  observations <- table("observations")
  participants <- table("participants")
  list(observations = observations$data, participants = participants$data,
    codebook = rbind(observations$book, participants$book))
}

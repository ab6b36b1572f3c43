# Reads an export of Otolith and says what its columns mean: FILE.csv and FILE.codebook.csv, which
# lie beside this script, FILE.R.
#
#   source("FILE.R")                   makes the data frame `data`
#   source("FILE.R", local = moment <- new.env())     the same as `moment$data`, for several files
#   otolith$factors(data)              the same with factors instead of codes
#   otolith$chosen(data$x, "code")     whether a multiple choice has a code
#
# Codes are haven::labelled where the package haven is installed (not with
# options(otolith.haven = FALSE)), otherwise they have the attributes "label" and "labels".
# Ids stay characters; times are POSIXct in UTC; an empty cell is NA. Codes that mean no answer are
# user-missing values with haven, otherwise NA.
otolith <- new.env()

otolith$stem <- function() {
  sourced <- unlist(lapply(rev(sys.frames()), function(frame) {
    if (is.character(frame$ofile)) frame$ofile
  }))
  paths <- c(sourced, sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE)))
  stems <- sub("[.]R$", "", paths)
  stems <- stems[file.exists(paste0(stems, ".codebook.csv"))]
  if (length(stems) == 0) {
    stop("the codebook was not found: source() this script beside it", call. = FALSE)
  }
  stems[1]
}

otolith$table <- function(path, missing) {
  read.csv(path, colClasses = "character", na.strings = missing, check.names = FALSE,
    encoding = "UTF-8", quote = "\"", comment.char = "", fill = FALSE,
    strip.white = FALSE, blank.lines.skip = FALSE)
}

# What a spreadsheet would take for a formula has an apostrophe before it, at the start of a text
# and behind separators.
otolith$plain <- function(x) gsub("(^|[;|\t\r\n\u060c\u061b])'", "\\1", x)

# The parts of a table by a key, in the order of their first rows.
otolith$parts <- function(table, ...) {
  key <- paste(..., sep = "\r")
  lapply(split(seq_len(nrow(table)), factor(key, unique(key))), function(i) table[i, ])
}


# The codes of several vocabularies; a code of several has all their labels.
otolith$joined <- function(book) {
  values <- unique(book$code)
  named <- unique(book[book$code_label != "", c("code", "code_label")])
  labels <- tapply(named$code_label, factor(named$code, values), paste, collapse = " / ")
  list(values = values, labels = ifelse(is.na(labels), values, labels))
}

# The codes of a variable with the labels of the newest version that has them, or the labels of
# the ends of a scale.
otolith$listed <- function(book) {
  if (book$form[1] %in% c("integer", "number")) {
    values <- unlist(book[1, c("minimum", "maximum")], use.names = FALSE)
    labels <- unlist(book[1, c("minimum_label", "maximum_label")], use.names = FALSE)
    return(list(values = values[values != "" & labels != ""],
      labels = labels[values != "" & labels != ""]))
  }
  if (!book$form[1] %in% c("code", "codes", "ranking", "text", "identifier")) return(list())
  book <- book[book$code != "" & !duplicated(book$code), ]
  list(values = book$code, labels = ifelse(book$code_label == "", book$code, book$code_label),
    missing = book$code[book$code_missing == "true"])
}

otolith$form <- function(book) {
  numeric <- book$form[1] == "code" && book$older_definitions[1] == "0" &&
    all(grepl("^(0|-?[1-9][0-9]{0,8})$", book$code))
  if (numeric) "numeric_code" else book$form[1]
}

otolith$open <- function(stem) {
  book <- otolith$table(paste0(stem, ".codebook.csv"), character())
  for (name in c("label", "code_label", "minimum_label", "maximum_label")) {
    book[[name]] <- otolith$plain(book[[name]])
  }
  of_column <- book$position != ""
  columns <- otolith$parts(book[of_column, ], book$position[of_column])
  otolith$names <- vapply(columns, function(x) x$variable[1], "", USE.NAMES = FALSE)
  otolith$forms <- vapply(columns, otolith$form, "", USE.NAMES = FALSE)
  otolith$labels <- vapply(columns, function(x) x$label[1], "", USE.NAMES = FALSE)
  otolith$codes <- lapply(columns, otolith$listed)
  names(otolith$codes) <- otolith$names
  of_library <- book$vocabulary != "" | book$collection != ""
  terms <- book[of_library & book$code != "", ]
  terms <- terms[!duplicated(terms[c("variable", "vocabulary", "collection", "code")]), ]
  for (name in unique(terms$variable)) {
    otolith$codes[[name]] <- otolith$joined(terms[terms$variable == name, ])
  }
  of <- if (any(terms$vocabulary != "")) "vocabulary" else "collection"
  otolith$terms <- if (nrow(terms) > 0 && of %in% otolith$names) {
    list(column = terms$variable[1], of = of, id = terms[[of]], code = terms$code,
      label = ifelse(terms$code_label == "", terms$code, terms$code_label))
  }
  rows <- book[!of_column & !of_library, ]
  otolith$rows <- otolith$parts(rows, rows$questionnaire, rows$element, rows$kind)
}

# Stops at a value that does not match its form, instead of losing it.
otolith$checked <- function(made, x, name) {
  bad <- which(is.na(made) & !is.na(x))
  if (length(bad) > 0) {
    stop(sprintf("column %s, row %d: %s is not what the codebook says", name, bad[1],
      encodeString(x[bad[1]], quote = "\"")), call. = FALSE)
  }
  made
}

otolith$number <- function(x, whole) {
  made <- suppressWarnings(as.numeric(x))
  if (whole && all(is.na(made) | abs(made) <= .Machine$integer.max)) as.integer(made) else made
}

otolith$column <- function(x, name, form) {
  made <- switch(form,
    text = , mixed = otolith$plain(x),
    integer = , numeric_code = otolith$number(x, TRUE),
    number = otolith$number(x, FALSE),
    flag = c(true = TRUE, false = FALSE)[x],
    instant = as.POSIXct(strptime(x, "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC")),
    date = as.Date(x, "%Y-%m-%d"),
    time = as.difftime(x, format = "%H:%M", units = "mins"),
    x)
  if (form == "flag") made <- unname(made)
  otolith$checked(made, x, name)
}

otolith$labelled <- function(x, label, codes) {
  labels <- NULL
  if (length(codes$values) > 0) {
    labels <- codes$values
    if (is.numeric(x)) labels <- as.numeric(labels)
    if (is.integer(x) && all(labels == round(labels))) labels <- as.integer(labels)
    if (is.integer(x) && !is.integer(labels)) x <- as.numeric(x)
    missing <- labels[codes$values %in% codes$missing]
    names(labels) <- codes$labels
    if (getOption("otolith.haven", TRUE) && requireNamespace("haven", quietly = TRUE)) {
      if (length(missing) == 0) return(haven::labelled(x, labels = labels, label = label))
      return(haven::labelled_spss(x, labels = labels, na_values = missing, label = label))
    }
    if (length(missing) > 0) {
      x[x %in% missing] <- NA
      attr(x, "na_values") <- missing
    }
    attr(x, "labels") <- labels
  }
  attr(x, "label") <- label
  x
}

otolith$read <- function(stem = otolith$stem()) {
  otolith$open(stem)
  path <- paste0(stem, ".csv")
  raw <- otolith$table(path, "")
  if (!identical(names(raw), otolith$names)) {
    stop(path, " has other columns than its codebook: export it again", call. = FALSE)
  }
  data <- vector("list", length(raw))
  for (i in seq_along(raw)) {
    name <- otolith$names[i]
    x <- otolith$column(raw[[i]], name, otolith$forms[i])
    data[[i]] <- otolith$labelled(x, otolith$labels[i], otolith$codes[[name]])
  }
  names(data) <- otolith$names
  data <- structure(data, class = "data.frame", row.names = .set_row_names(nrow(raw)))
  if (length(otolith$rows) > 0) data <- otolith$worded(data)
  if (is.null(otolith$terms)) data else otolith$termed(data)
}

# Of terms and sounds: the label in the vocabulary or collection of the row.
otolith$termed <- function(data) {
  key <- function(...) paste(..., sep = "\r")
  terms <- otolith$terms
  found <- match(
    key(as.character(data[[terms$of]]), as.character(data[[terms$column]])),
    key(terms$id, terms$code))
  data[[paste0(terms$column, "_label")]] <- terms$label[found]
  data
}

# Of a table with a row for each answer: the question and the words of the answer.
otolith$worded <- function(data) {
  key <- function(...) paste(..., sep = "\r")
  rows <- otolith$rows
  kind <- if (is.null(data$kind)) rep("", nrow(data)) else as.character(data$kind)
  found <- match(
    key(as.character(data$questionnaire), as.character(data$element_id), kind), names(rows))
  data$element_label <- vapply(rows, function(x) x$label[1], "", USE.NAMES = FALSE)[found]
  codes <- lapply(rows, function(x) if (x$form[1] == "number") list() else otolith$listed(x))
  counts <- vapply(codes, function(x) length(x$values), 0L)
  known <- key(rep(seq_along(codes), counts), unlist(lapply(codes, function(x) x$values)))
  parts <- strsplit(as.character(data$value), ";", fixed = TRUE)
  labels <- unlist(lapply(codes, function(x) x$labels), use.names = FALSE)
  labels <- labels[match(key(rep(found, lengths(parts)), unlist(parts)), known)]
  whole <- split(labels, factor(rep(seq_along(parts), lengths(parts)), seq_along(parts)))
  complete <- vapply(whole, function(x) length(x) > 0 && !anyNA(x), NA)
  data$value_label <- NA_character_
  data$value_label[complete] <- vapply(whole[complete], paste, "", collapse = "; ")
  data
}

otolith$factors <- function(data) {
  columns <- unclass(data)
  for (i in which(otolith$forms %in% c("code", "numeric_code"))) {
    name <- otolith$names[i]
    codes <- otolith$codes[[name]]
    if (length(codes$values) == 0) next
    answers <- !codes$values %in% codes$missing
    made <- factor(as.character(unclass(columns[[name]])), codes$values[answers],
      make.unique(codes$labels)[answers])
    attr(made, "label") <- attr(columns[[name]], "label")
    columns[[name]] <- made
  }
  structure(columns, class = "data.frame", row.names = .row_names_info(data, 0L))
}

otolith$chosen <- function(x, code) {
  x <- as.character(x)
  ifelse(is.na(x), NA, grepl(paste0(";", code, ";"), paste0(";", x, ";"), fixed = TRUE))
}

data <- otolith$read()

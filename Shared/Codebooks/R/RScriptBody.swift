/// What is the same in every script.
enum RScriptBody {
  static let text = #"""

    otolith$path <- function() {
      places <- c(
        unlist(lapply(rev(sys.frames()), function(frame) {
          if (is.character(frame$ofile)) dirname(frame$ofile)
        })),
        dirname(sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))))
      paths <- c(file.path(places, otolith$file), otolith$file)
      c(paths[file.exists(paths)], otolith$file)[1]
    }

    # Stops where a value is none of its form, instead of losing it.
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
        text = , mixed = sub("^'", "", x),
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
      if (!is.null(codes)) {
        labels <- codes$values
        if (is.numeric(x)) labels <- as.numeric(labels)
        if (is.integer(x) && all(labels == round(labels))) labels <- as.integer(labels)
        if (is.integer(x) && !is.integer(labels)) x <- as.numeric(x)
        names(labels) <- codes$labels
        if (getOption("otolith.haven", TRUE) && requireNamespace("haven", quietly = TRUE)) {
          return(haven::labelled(x, labels = labels, label = label))
        }
        attr(x, "labels") <- labels
      }
      attr(x, "label") <- label
      x
    }

    otolith$read <- function(path = otolith$path()) {
      raw <- read.csv(path, colClasses = "character", na.strings = "", check.names = FALSE,
        encoding = "UTF-8", quote = "\"", comment.char = "", fill = FALSE,
        strip.white = FALSE, blank.lines.skip = FALSE)
      if (!identical(names(raw), otolith$names)) {
        stop(path, " has other columns than this script: export it again", call. = FALSE)
      }
      data <- vector("list", length(raw))
      for (i in seq_along(raw)) {
        name <- otolith$names[i]
        x <- otolith$column(raw[[i]], name, otolith$forms[i])
        data[[i]] <- otolith$labelled(x, otolith$labels[i], otolith$codes[[name]])
      }
      names(data) <- otolith$names
      data <- structure(data, class = "data.frame", row.names = .set_row_names(nrow(raw)))
      if (!is.null(otolith$rows)) data <- otolith$worded(data)
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
        key(as.character(data$questionnaire), as.character(data$element_id), kind),
        key(rows$questionnaire, rows$element_id, rows$kind))
      data$element_label <- rows$label[found]
      known <- key(rows$code_of, rows$code)
      parts <- strsplit(as.character(data$value), ";", fixed = TRUE)
      counts <- lengths(parts)
      labels <- rows$code_label[match(key(rep(found, counts), unlist(parts)), known)]
      data$value_label <- NA_character_
      whole <- split(labels, factor(rep(seq_along(parts), counts), seq_along(parts)))
      complete <- vapply(whole, function(x) length(x) > 0 && !anyNA(x), NA)
      data$value_label[complete] <- vapply(whole[complete], paste, "", collapse = "; ")
      data
    }

    otolith$factors <- function(data) {
      columns <- unclass(data)
      for (i in which(otolith$forms %in% c("code", "numeric_code"))) {
        name <- otolith$names[i]
        codes <- otolith$codes[[name]]
        if (is.null(codes)) next
        made <- factor(as.character(unclass(columns[[name]])), codes$values,
          make.unique(codes$labels))
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

    """#
}

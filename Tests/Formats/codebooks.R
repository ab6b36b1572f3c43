# Runs scripts that lie beside exports and tells what came of them, for test_codebooks.py:
#
#   Rscript codebooks.R FOLDER HAVEN NAME...
#
# writes NAME.dump for each FOLDER/NAME.R. Records end with U+001E, their fields are divided by U+001F, values of a
# column by U+001D; U+001C is NA. With HAVEN `no` the package is not used.
arguments <- commandArgs(TRUE)
options(otolith.haven = arguments[2] == "yes", warn = 2)

written <- function(x) {
  shown <- if (inherits(x, "POSIXct")) sprintf("%.6f", as.numeric(x))
    else if (inherits(x, "Date")) format(x, "%Y-%m-%d")
    else if (inherits(x, "difftime")) sprintf("%.0f", as.numeric(x, units = "mins"))
    else if (is.numeric(x)) sprintf("%.17g", as.numeric(unclass(x)))
    else as.character(unclass(x))
  ifelse(is.na(unclass(x)), "\u001c", enc2utf8(shown))
}

joined <- function(x) paste(enc2utf8(as.character(x)), collapse = "\u001d")

for (name in arguments[-(1:2)]) {
  place <- new.env()
  source(file.path(arguments[1], paste0(name, ".R")), local = place)
  data <- place$data
  factors <- place$otolith$factors(data)
  records <- vapply(names(data), function(column) {
    x <- data[[column]]
    labels <- attr(x, "labels")
    label <- attr(x, "label")
    paste(column, joined(class(x)), if (is.null(label)) "" else enc2utf8(label), joined(written(x)),
      joined(if (is.null(labels)) character() else sprintf("%s", labels)), joined(names(labels)),
      if (is.factor(factors[[column]])) joined(written(as.character(factors[[column]]))) else "",
      joined(is.na(x)),
      sep = "\u001f")
  }, "")
  file <- file(file.path(arguments[1], paste0(name, ".dump")), "wb")
  writeBin(charToRaw(paste0(c(nrow(data), records), "\u001e", collapse = "")), file)
  close(file)
}

public import Fields

/// What is wrong with a file is told in the words of the file, which somebody else wrote.
public typealias PlainLine = Fields.PlainLine

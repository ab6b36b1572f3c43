extension GoogleProtobuf.DoubleValue {
  public init(_ value: Double) {
    self.init(value: value)
  }
}

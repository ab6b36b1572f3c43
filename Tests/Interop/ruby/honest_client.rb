# frozen_string_literal: true

# Calls of one kind as fast as the official Ruby library can, for some seconds, on one channel; status
# 0 when each ended as its kind has to. The last line is `calls=N failures=N`. See Tests/Interop/run
# --honest.
#
#   ruby -I FOLDER_OF_STUBS honest_client.rb --server-port PORT --test-case NAME --seconds N [--use-tls
#     --ca-file FILE --server-host-override NAME]

require 'grpc'
require 'optparse'
require 'src/proto/grpc/testing/messages_pb'
require 'src/proto/grpc/testing/test_services_pb'

include Grpc::Testing # rubocop:disable Style/MixinUsage

PATIENCE_S = 60
LARGE = 1 << 20
CALLERS = {
  'honest_small' => 8, 'honest_failing' => 8, 'honest_cancelled' => 8, 'honest_slow_reader' => 4,
  'honest_large' => 4, 'honest_deadline' => 8
}.freeze

def zeros(size)
  Payload.new(type: :COMPRESSABLE, body: "\0".b * size)
end

SMALL = SimpleRequest.new(response_size: 10, payload: zeros(10))
FAILING = SimpleRequest.new(response_status: EchoStatus.new(code: 5, message: 'none'))
LARGE_REQUEST = SimpleRequest.new(response_size: LARGE, payload: zeros(LARGE))
MANY = StreamingOutputCallRequest.new(
  response_parameters: Array.new(200) { ResponseParameters.new(size: 1_000) }
)
# The response comes long after the deadline.
LATE = StreamingOutputCallRequest.new(
  response_parameters: [ResponseParameters.new(size: 1, interval_us: 60_000_000)]
)

def deadline(seconds)
  GRPC::Core::TimeConsts.from_relative_time(seconds)
end

# What was wrong with the call, if anything.
def play(stub, name, turn)
  patience = deadline(PATIENCE_S)
  case name
  when 'honest_failing'
    stub.unary_call(FAILING, deadline: patience)
    'the call succeeded'
  when 'honest_cancelled'
    if (turn % 3).zero?
      operation = stub.streaming_output_call(MANY, deadline: patience, return_op: true)
      responses = operation.execute
      operation.cancel
      responses.each { |_| nil }
    else
      stub.unary_call(SMALL, deadline: patience)
    end
    nil
  when 'honest_slow_reader'
    count = 0
    stub.streaming_output_call(MANY, deadline: patience).each do |_|
      count += 1
      sleep 0.001
    end
    count == 200 ? nil : "#{count} responses"
  when 'honest_large'
    size = stub.unary_call(LARGE_REQUEST, deadline: patience).payload.body.bytesize
    size == LARGE ? nil : "a payload of #{size} bytes"
  when 'honest_deadline'
    stub.streaming_output_call(LATE, deadline: deadline((1 + turn % 10) / 1000.0)).each { |_| nil }
    'the call succeeded'
  else
    stub.unary_call(SMALL, deadline: patience)
    nil
  end
rescue GRPC::NotFound => e
  name == 'honest_failing' ? nil : e.message
rescue GRPC::DeadlineExceeded => e
  name == 'honest_deadline' ? nil : e.message
rescue GRPC::Cancelled => e
  name == 'honest_cancelled' && (turn % 3).zero? ? nil : e.message
rescue GRPC::Core::CallError => e
  # The library asks for the status while its own read of the stream is under way when a call is
  # cancelled or its deadline passes (code 8); what the server did is seen by the calls that follow.
  ends_early = name == 'honest_deadline' || (name == 'honest_cancelled' && (turn % 3).zero?)
  ends_early ? nil : e.message
rescue GRPC::BadStatus => e
  e.message
end

given = { seconds: 1.0 }
OptionParser.new do |parser|
  parser.on('--server-host HOST') { |_| nil }
  parser.on('--server-port PORT') { |value| given[:port] = value }
  parser.on('--test-case NAME') { |value| given[:case] = value }
  parser.on('--seconds N', Float) { |value| given[:seconds] = value }
  parser.on('--use-tls') { given[:tls] = true }
  parser.on('--ca-file FILE') { |value| given[:ca_file] = value }
  parser.on('--server-host-override NAME') { |value| given[:override] = value }
end.parse!

credentials = :this_channel_is_insecure
options = { 'grpc.max_receive_message_length' => 64 << 20 }
if given[:tls]
  credentials = GRPC::Core::ChannelCredentials.new(File.read(given[:ca_file]))
  options[GRPC::Core::Channel::SSL_TARGET] = given[:override]
  options['grpc.default_authority'] = given[:override]
end
stub = TestService::Stub.new("127.0.0.1:#{given[:port]}", credentials, channel_args: options)
stub.unary_call(SMALL, deadline: deadline(PATIENCE_S))

finish = Process.clock_gettime(Process::CLOCK_MONOTONIC) + given[:seconds]
threads = Array.new(CALLERS.fetch(given[:case])) do
  Thread.new do
    problems = []
    turn = 0
    loop do
      problem = play(stub, given[:case], turn)
      turn += 1
      problems << problem if problem
      break if Process.clock_gettime(Process::CLOCK_MONOTONIC) >= finish
    end
    [turn, problems]
  end
end
outcomes = threads.map(&:value)
problems = outcomes.flat_map(&:last)
puts problems.first unless problems.empty?
puts "calls=#{outcomes.sum(&:first)} failures=#{problems.size}"
exit problems.empty?

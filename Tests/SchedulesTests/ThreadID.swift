#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of the current thread; not async, so that it may be asked in async code.
func currentThreadID() -> UInt { UInt(bitPattern: Int(pthread_self())) }

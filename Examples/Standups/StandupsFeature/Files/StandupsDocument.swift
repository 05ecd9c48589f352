import ComposableArchitecture
import Foundation

/// What is in the file, and what was in it in earlier versions.
///
/// | schema | the file |
/// |---|---|
/// | 1 | an array of standups |
/// | 2 | an object with the number of the schema and the standups |
enum StandupsDocument {
  /// The schema that is written.
  static let schema = 2

  /// Why data cannot be read.
  enum ReadingError: Error, Equatable {
    case damaged(reason: String)
    case newerSchema(Int)
  }

  private struct Envelope: Codable {
    var schema: Int
    var standups: IdentifiedArrayOf<Standup>
  }

  private struct Header: Decodable {
    var schema: Int
  }

  /// Reads standups of any schema up to this one.
  ///
  /// - Parameter data: The content of a file.
  /// - Returns: The standups.
  /// - Throws: ``ReadingError``.
  static func read(_ data: Data) throws(ReadingError) -> IdentifiedArrayOf<Standup> {
    let decoder = JSONDecoder()
    do {
      // The first character tells the schemas apart without reading everything twice.
      if data.first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "[") {
        return try decoder.decode(IdentifiedArrayOf<Standup>.self, from: data)
      }
      return try decoder.decode(Envelope.self, from: data).standups
    } catch {
      if let header = try? decoder.decode(Header.self, from: data), header.schema > schema { throw .newerSchema(header.schema) }
      throw .damaged(reason: reason(error))
    }
  }

  /// Writes standups in the newest schema.
  ///
  /// - Parameter standups: The standups.
  /// - Returns: The content of the file.
  static func write(_ standups: IdentifiedArrayOf<Standup>) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Envelope(schema: schema, standups: standups))
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "The file is not complete, or not JSON."
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context):
      "The file is not right at \(context.codingPath.map(\.stringValue).joined(separator: ", ")): \(context.debugDescription)"
    default:
      "The file could not be understood: \(error)"
    }
  }
}

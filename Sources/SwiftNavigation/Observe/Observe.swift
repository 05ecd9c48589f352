/// Runs a closure now, and again after each change of what it reads.
///
/// It brings `@Observable` models and stores to code that is not a view: a label, a log, a test.
///
/// ```swift
/// let token = observe {
///   label.text = "\(model.count)"
/// }
/// ```
///
/// What the closure reads is found out anew each time it runs. Changes made in one turn of the main actor are seen together: the first
/// of them enqueues one run, on the main actor, behind the jobs that are waiting there already. Inside of that run
/// ``UITransaction/current`` is the transaction of this first change, so the closure can animate what the change was animated with.
///
/// The model must be changed on the main actor. Observation announces a change before it is made; when another thread makes it, the run
/// may come in between and read the old value.
///
/// - Parameter apply: Reads the model and shows it. A change that it makes itself to what it has read does not run it again.
/// - Returns: A token that keeps the closure alive. Hold on to it: the observation ends when it is released or cancelled.
/// - Complexity: A run costs what tracking the properties costs. Ending takes back every registration with the models, which otherwise
///   would stay until they change.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  observe { (_: UITransaction) in apply() }
}

/// Runs a closure now, and again after each change of what it reads, with the transaction of the change.
///
/// ```swift
/// let token = observe { transaction in
///   chart.show(model.values, animated: transaction.animation != nil)
/// }
/// ```
///
/// - Parameter apply: Reads the model and shows it. The first time it is handed the transaction in which `observe` was called.
/// - Returns: A token that keeps the closure alive. Hold on to it: the observation ends when it is released or cancelled.
@MainActor
public func observe(_ apply: @escaping @MainActor (_ transaction: UITransaction) -> Void) -> ObserveToken {
  let observer = Observer(apply)
  observer.run(under: .current)
  return ObserveToken { observer.cancel() }
}

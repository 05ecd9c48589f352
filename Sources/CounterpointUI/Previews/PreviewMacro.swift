#if Macros
  /// Declares a view to look at by itself, in a state of its own.
  ///
  /// ```swift
  /// #Preview("Two minutes in") {
  ///   RecordView(store: Store(initialState: RecordMeeting.State(secondsElapsed: 120)) { RecordMeeting() })
  /// }
  /// ```
  ///
  /// Nothing else is to be done: a ``PreviewGallery`` has every preview of the modules that its program is made of. `--previews` shows it in place of an application.
  ///
  /// - Parameters:
  ///   - name: What the preview shows; without one it is called by its file.
  ///   - body: Makes the view, under preview dependencies.
  @freestanding(declaration)
  public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "CounterpointMacros", type: "PreviewMacro")
#endif

extension RenderNode {
  /// What a node is.
  public enum Kind: Hashable, Sendable {
    /// The root of the tree.
    case root
    /// Children side by side along an axis.
    case stack(StackLayout)
    /// Children one over the other, the first at the back.
    case layers(Alignment)
    /// One layer of an overlay or a background: it takes the size of what it lies over or behind, and does not add to it.
    case layer(Alignment, isBehind: Bool)
    /// Nothing but what its modifiers say.
    case box
    /// A run of text.
    case text(String, TextStyle)
    /// Runs of text that read as one.
    case runs
    /// A picture.
    case image(ImageContent)
    /// Room that takes what is left; at least so many points.
    case spacer(minLength: Double?)
    /// A thin line.
    case divider
    /// A shape that is filled or outlined.
    indirect case shape(ShapeLook)

    /// A control that is pressed; its children are its label.
    case button(ButtonLook)
    /// A way to another place; its children are its label.
    case link(url: String)
    /// A line of text that the user edits.
    indirect case textField(TextFieldLook)
    /// A switch.
    case toggle(isOn: Bool, label: String?, isButton: Bool)
    /// A number that is chosen by sliding.
    indirect case slider(SliderLook)
    /// One of several options, which are the children.
    indirect case picker(label: String, selection: ID?, style: PickerLook)
    /// An option of a picker that shows text only.
    case option(label: String)
    /// An option of a picker whose children are what it shows; one of a group that has a number of its own.
    case choice(isSelected: Bool)
    /// How far something has come, from 0 to 1; `nil` for nobody knows.
    case progress(value: Double?, label: String?, isCircular: Bool)
    /// A control and what it is for: the first child says so, the second is the control.
    case labeled
    /// Something that belongs together and has a name.
    case group(label: String?)

    /// Rows and sections.
    case list(ListLook, refresh: ScrollLook.Refresh)
    /// Rows that belong together, with a header and a footer.
    case section
    /// The title of a section.
    case sectionHeader
    /// The remark below a section.
    case sectionFooter
    /// The rows of a section.
    case rows
    /// One row; the first child is its content, buttons to uncover may follow.
    case row(RowLook)
    /// The buttons that a swipe uncovers.
    case rowActions(isLeading: Bool)
    /// Content that is larger than its room.
    case scroll(ScrollLook)
    /// Marks the end of what has been drawn of something long; more is drawn when it comes into view.
    case end

    /// An alert, a dialog or a sheet that is open.
    case dialog(DialogLook)
    /// Screens that were opened one from the other; the last one is on top.
    case navigation
    /// A screen with its bars.
    case screen(ScreenLook)
    /// A bar of a screen.
    case bar(BarLook)
    /// The title of a screen, in its bar or large below it.
    case screenTitle(String, isLarge: Bool)
    /// What a screen shows between its bars.
    case screenContent
    /// What reacts to fingers and mice although it is no control.
    case touchable(TouchLook)
  }
}

extension RenderNode.Kind {
  /// Whether a renderer has to begin anew to show the other kind in the place of this one.
  func isReplaced(by other: Self) -> Bool {
    switch (self, other) {
    case (.root, .root), (.stack, .stack), (.layers, .layers), (.layer, .layer), (.box, .box), (.text, .text), (.runs, .runs),
      (.spacer, .spacer), (.divider, .divider), (.button, .button), (.link, .link), (.toggle, .toggle), (.slider, .slider),
      (.option, .option), (.choice, .choice), (.labeled, .labeled), (.group, .group), (.list, .list), (.section, .section),
      (.sectionHeader, .sectionHeader), (.sectionFooter, .sectionFooter), (.rows, .rows), (.row, .row), (.rowActions, .rowActions),
      (.scroll, .scroll), (.end, .end), (.navigation, .navigation), (.screen, .screen), (.bar, .bar), (.screenTitle, .screenTitle),
      (.screenContent, .screenContent), (.touchable, .touchable):
      false
    case (.textField(let a), .textField(let b)): a.isMultiline != b.isMultiline
    case (.dialog(let a), .dialog(let b)): a.style != b.style
    case (.progress(let a, _, let isCircular), .progress(let b, _, let isOtherCircular)):
      isCircular != isOtherCircular || (a == nil) != (b == nil)
    case (.picker(_, _, let a), .picker(_, _, let b)): a != b
    case (.image(let a), .image(let b)): a.isReplaced(by: b)
    case (.shape(let a), .shape(let b)): a.isReplaced(by: b)
    default: true
    }
  }
}

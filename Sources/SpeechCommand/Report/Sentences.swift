/// What the voices say.
enum Sentences {
  static let meeting = [
    "Good morning everyone, thank you for joining the weekly planning meeting.",
    "First, I would like to review the progress that we made on the new release.",
    "The database migration finished on Tuesday and nobody lost any data.",
    "However, the search page is still too slow when there are many documents.",
    "Could somebody measure how long the first query takes after a restart?",
    "I can do that before Friday, but I will need access to the production logs.",
    "Great, please write down the numbers and send them to the whole team.",
    "The second topic is the budget for the next quarter.",
    "We have spent about sixty percent of the money and half of the time.",
    "My suggestion is to delay the mobile application until after the summer.",
    "That makes sense to me, because the designers are busy with the website.",
    "Does anyone object to moving the deadline by three weeks?",
    "Let us decide now and tell the customers before the end of the month.",
    "Sarah will prepare the announcement and Peter will check the contract.",
    "One more thing, the office will be closed next Monday for maintenance.",
    "Thank you very much, see you all again next week.",
  ]
}

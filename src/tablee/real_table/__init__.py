"""For people with the cards in their hands: setting up, who begins, what happens now, the deck."""

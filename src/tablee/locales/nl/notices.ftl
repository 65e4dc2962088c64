### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = Je bent aan de beurt
notice-hurry = Je beurt eindigt over { $hours ->
    [one] een uur
   *[other] { $hours } uur
}
notice-with = { $game } met { $names }
notice-try = Het werkt
notice-try-text = Zo laten we je weten dat je aan de beurt bent.
notice-confirm = Wil je berichten van Tablée?
notice-confirm-text = Iemand die hier speelt, waarschijnlijk jij, wil op dit adres horen wanneer die aan de beurt is. Als jij dat bent, bevestig het dan:
notice-confirm-question = Moet { $where } bericht krijgen als je aan de beurt bent?
notice-confirm-yes = Ja, laat het me weten
notice-confirmed = Je hoort van ons als je aan de beurt bent.
notice-stop-question = Moet { $where } geen bericht meer krijgen als je aan de beurt bent?
notice-stop-yes = Geen bericht meer
notice-stopped = Hier hoor je niets meer van ons. Je partijen gaan gewoon door.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = De partij is begonnen
news-you = jij
news-you-won = Je hebt gewonnen
news-won = { $count ->
    [0] Niemand heeft gewonnen
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
news-round = Ronde { $number }: { $scores }
news-game = Ronde { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } ronde is voorbij
   *[other] { $count } rondes zijn voorbij
}
news-games = { $count ->
    [one] { $count } ronde is voorbij
   *[other] { $count } rondes zijn voorbij
}
news-left = { $player } is weggegaan
news-came = { $player } is erbij komen zitten
news-resigned = { $player } heeft opgegeven
news-away = { $player } is weg tot { $date }
news-turns = { $count ->
    [one] { $player }: { $count } beurt
   *[other] { $player }: { $count } beurten
}
news-stood-in = { $count ->
    [one] een bot speelde een beurt voor je
   *[other] een bot speelde { $count } beurten voor je
}

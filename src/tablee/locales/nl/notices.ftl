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

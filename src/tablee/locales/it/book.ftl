### Le mie partite: cifre, per gioco e per avversario, e l’elenco di tutte.

book-empty = Non c’è ancora niente. Appena avrai finito una partita, la troverai qui.
book-played = Partite
book-won = Vinte
book-mean = Punti in media
book-best = Miglior risultato
book-streak = Vittorie consecutive, ora
book-longest = Serie più lunga
book-luck = Fortuna media
book-luck-in = { $luck } in { $count ->
    [one] una partita analizzata
   *[other] { $count } partite analizzate
}
book-luck-match = Fortuna: { $luck }
book-luck-hint = La fortuna è quanto ti hanno dato le carte, come probabilità di vincere. Si misura quando qualcuno chiede «Fortuna e abilità» rivedendo una partita; su molte partite si compensa per tutti.
book-others = Testa a testa
book-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
book-head = { $mine } vinte da te, { $theirs } da { $name }
book-all = Tutte le partite
book-game = Gioco
book-any-game = Tutti i giochi
book-with = Con
book-anybody = Con chiunque
book-cards = Carte
book-cards-all = Online e carte vere
book-cards-online = Online
book-cards-real = Carte vere
book-with-real = Con carte vere
book-is-won = vinta
book-given-up = abbandonata
book-more = Mostra altre
book-take = Da portare via
book-take-hint = Tutte le tue partite in un file: una tabella per fogli di calcolo, o tutto per i programmi.

## Un anno

book-year = Il mio anno
year-title = Il mio { $year }
year-other = Altri anni
year-empty = In quest’anno non è finita nessuna partita.
year-won = { $count ->
    [one] { $count } vinta ({ $share })
   *[other] { $count } vinte ({ $share })
}
year-days = { $count ->
    [one] in { $count } giorno
   *[other] in { $count } giorni
}
year-longest = { $count ->
    [one] { $count } vinta di seguito
   *[other] { $count } vinte di seguito
}
year-people = { $count ->
    [one] Una persona incontrata
   *[other] { $count } persone incontrate
}
year-share = Condividi come immagine
year-share-hint = L’immagine mostra i tuoi numeri e nessun altro nome.

## Gruppi: una famiglia, un circolo

groups-intro = Una famiglia, un circolo, le persone con cui giochi sempre: un gruppo ha una classifica delle partite in cui vi siete incontrati. Chi ha il link può entrare, e compare solo chi è entrato.
groups-mine = I miei gruppi
groups-new = Nuovo gruppo
groups-name = Nome del gruppo
groups-make = Crea il gruppo
groups-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}
groups-all = Tutti i gruppi
group-table = Classifica
group-player = Nome
group-rating = Valutazione
group-rating-hint = La valutazione stima la forza di ognuno in questo gioco, da chi è arrivato davanti a chi nelle partite del gruppo. Tutti cominciano da 25; il valore vero sta entro il ± in circa 19 casi su 20, e più si gioca, più si restringe.
group-empty = Non avete ancora finito una partita insieme. Appena succede, conta qui.
group-period = Periodo
group-always = Da sempre
group-over-time = Partite vinte, mese per mese
group-members = Membri
group-since = dal { $date }
group-invite = Invita
group-invite-hint = Chi ha questo link può entrare, e allora vede questa pagina.
group-link = Copia il link
group-new-link = Nuovo link
group-new-link-ask = Creare un nuovo link? Quello vecchio non porterà più da nessuna parte.
group-remove = Togli { $name }
group-remove-ask = Togliere { $name } dal gruppo? Anche le sue partite spariscono dalla classifica.
group-leave = Lascia il gruppo
group-leave-ask = Lasciare il gruppo? Il tuo nome e le tue partite spariscono dalla sua classifica. Con il link puoi tornare.
group-matches = Partite
group-others = { $count ->
    [one] e un’altra persona
   *[other] e altri { $count }
}
group-sheets = Serate con carte vere
group-sheets-hint = Metti nel gruppo un segnapunti finito di questo dispositivo. Poi ognuno dice da sé qual era la sua colonna; appena lo hanno fatto in due, conta nella classifica. Nessun altro viene nominato.
group-sheet-choose = Scegli un segnapunti
group-sheet-put = Metti nel gruppo
group-sheet-seat = Giocatore { $number }
group-sheet-me = Ero io
group-sheet-not-me = Non ero io
group-sheet-out = Togli questo segnapunti dal gruppo
group-real = carte vere
group-take-hint = La classifica e tutte le partite del gruppo in un file: per fogli di calcolo, o tutto per i programmi.
join-invited = Hai un invito per «{ $name }».
join-hint = Chi è nel gruppo vede il tuo nome e com’è finita ogni tua partita con loro, anche quelle di prima. Se lo lasci, tutto questo sparisce dal gruppo.
join-name = Il tuo nome
join-now = Entra
join-already = Sei già in questo gruppo.
join-open = Al gruppo

refusal-no_such_group = Non sei in un gruppo così.
refusal-no_such_invitation = Questo invito non porta da nessuna parte, o non più.
refusal-no_such_member = Nessuno in questo gruppo è quello.
refusal-not_yours_to_remove = Solo chi è entrato per primo può togliere altri.
refusal-too_many_groups = Puoi essere al massimo in { $most } gruppi.
refusal-sheet_not_over = La partita di questo segnapunti non è finita.
refusal-seat_claimed = Qualcun altro ha già detto di aver giocato lì.
refusal-group_sheets_full = In questo gruppo c’è posto per { $most } segnapunti.
refusal-group_full = Questo gruppo è pieno: ha { $most } posti.

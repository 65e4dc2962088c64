### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = Tocca a te
notice-hurry = Il tuo turno finisce tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
notice-with = { $game } con { $names }
notice-try = Funziona
notice-try-text = Così ti diremo che tocca a te.
notice-confirm = Vuoi ricevere messaggi da Tablée?
notice-confirm-text = Qualcuno che gioca qui, probabilmente tu, vuole sapere a questo indirizzo quando è il suo turno. Se sei tu, confermalo:
notice-confirm-question = Avvisare { $where } quando tocca a te?
notice-confirm-yes = Sì, avvisami
notice-confirmed = Ti avviseremo quando tocca a te.
notice-stop-question = Non avvisare più { $where } quando tocca a te?
notice-stop-yes = Non avvisare più
notice-stopped = Qui non riceverai più nulla. Le tue partite continuano come prima.

"""Examples for the help of every command: what is typed, and the end of the message `help-example-…` that
explains it where that is needed."""

EXAMPLES: dict[str, tuple[tuple[str, str], ...]] = {
    "tablee": (
        ("tablee play", "play"),
        ("tablee learn skyjo", "learn"),
        ("tablee play --join http://host/t/K7Q2MX", "join"),
        ("tablee score skyjo", "score"),
        ("tablee real-table skyjo", "real-table"),
        ("tablee replay match.json", "replay"),
        ("tablee verify match.json", "verify"),
        ("tablee review match.json", "review"),
        ("tablee arena skyjo 4 3", "arena"),
        ("tablee simulate skipbo --matches 10000", "simulate"),
        ("tablee serve --lan", "serve"),
    ),
    "play": (
        ("tablee play", "choose"),
        ("tablee play skyjo --level 4 --players 3", ""),
        ("tablee play skipbo -p 4 -o partners=true -o stock_size=10", ""),
        ("tablee play skyjo -n Ada -n Bo -p 4", "two"),
        ("tablee play skyjo --watch -p 8", "watch"),
        ("tablee play --resume", "resume"),
        ("tablee play skyjo -p 4 --server http://192.168.1.5:8000", "open"),
        ("tablee play --join http://192.168.1.5:8000/t/K7Q2MX", ""),
        ("tablee play --join K7Q2MX", ""),
        ("tablee play skyjo --plain --lang de", ""),
    ),
    "learn": (
        ("tablee learn", ""),
        ("tablee learn skyjo", ""),
        ("tablee learn skipbo --plain --lang fr", ""),
    ),
    "rules": (
        ("tablee rules skyjo", ""),
        ("tablee rules skipbo -p 4 -o partners=true --lang de | less", ""),
    ),
    "games": (
        ("tablee games", "games-list"),
        ("tablee games 2", "games-go-on"),
        ("tablee games 2 --delete", ""),
    ),
    "tables": (
        ("tablee tables http://192.168.1.5:8000", ""),
        ("tablee tables", ""),
    ),
    "score": (
        ("tablee score", "go-on"),
        ("tablee score skyjo -n Ada -n Bo -n Cy", ""),
        ("tablee score skipbo --partners -n Ada -n Bo -n Cy -n Di", ""),
        ("tablee score skyjo evening.json", "own-file"),
        ("tablee score evening.json --export evening.csv", ""),
    ),
    "real-table": (
        ("tablee real-table skipbo", ""),
        ("tablee real-table skipbo --deal 5", "deal"),
        ("tablee real-table skipbo --deal 4 --each 10 --partners", ""),
        ("tablee real-table skyjo --first '3 5, 7 2, -1 12'", "first"),
        ("tablee real-table skipbo --what", "what"),
        ("tablee real-table skipbo --what too-many", ""),
        ("tablee real-table skyjo --check '-2=5 -1=10 0=14'", ""),
    ),
    "replay": (
        ("tablee replay match.json", ""),
        ("tablee replay match.json --text --pictures | less", ""),
        ("tablee replay match.json --json | jq '.steps[-1].totals'", ""),
    ),
    "verify": (
        ("tablee verify match.json", ""),
        ("tablee verify matches/*.json", "verify-all"),
        ("tablee verify - < match.json", ""),
        ("tablee verify match.json --json | jq .winners", ""),
    ),
    "review": (
        ("tablee review match.json", ""),
        ("tablee review match.json --html review.html", ""),
        ("tablee review match.json --json | jq '.players[].luck'", ""),
    ),
    "analyse": (
        ("tablee analyse 'skyjo 5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3 seat=0 turn=0'", ""),
        ("tablee analyse 'skipbo 3/0/0/0 7*5:2,W,8,8,12:-/-/-/-;4*6:?,?,?,?:9/-/-/-' --json", ""),
    ),
    "simulate": (
        ("tablee simulate skyjo --players 4 --matches 100000", ""),
        ("tablee simulate skipbo -p 4 -o partners=true --plot pairs.svg", ""),
        ("tablee simulate skyjo --matches 10 --records matches --json", ""),
        ("tablee simulate skipbo --matches 1000000 --parquet matches.parquet --ray", ""),
    ),
    "arena": (
        ("tablee arena skyjo 4 3", ""),
        ("tablee arena skipbo 1 2 3 4 greedy -o target=none --all", ""),
        ("tablee arena skipbo 3 4 -p 4 -o partners=true --plot pairs.svg", ""),
        ("tablee arena skyjo 3 --bot ./mybot --ms 500", ""),
        ("tablee arena skyjo 4 5 --records matches --resume duel.jsonl", ""),
        ("tablee arena skyjo 5 -m 100 --trajectories selfplay.npz", ""),
        ("tablee arena skipbo 3 4 --ray head:6379 --parquet duels.parquet", ""),
    ),
    "lab": (
        ("tablee lab", ""),
        ("tablee lab skyjo --quick --out skyjo.html", ""),
        ("tablee lab skipbo --only luck --only seats --json", ""),
    ),
    "check-bot": (
        ("tablee check-bot ./mybot", ""),
        ("tablee check-bot 'python mybot.py' --game skyjo --json", ""),
    ),
    "sit": (
        ("tablee sit 'http://host:8000/t/K7Q2MX#bot=…' --bot ./mybot", ""),
        ("tablee sit http://host:8000/t/K7Q2MX --token … --bot 'python mybot.py'", ""),
    ),
    "bench": (
        ("tablee bench", ""),
        ("tablee bench --json > mine.json", ""),
    ),
    "serve": (
        ("tablee serve", "here"),
        ("tablee serve --lan", "home"),
        ("tablee serve --database games.sqlite --port 9000", ""),
        ("tablee serve --database postgresql://tablee@db/tablee --bus nats://bus:4222", ""),
    ),
    "site": (
        ("tablee site public", ""),
        ("tablee site public --base /tablee/", ""),
    ),
    "backup": (("tablee backup tables-monday.sqlite", ""),),
    "restore": (("tablee restore tables-monday.sqlite", ""),),
    "moderate": (
        ("tablee moderate tables", "moderate-tables"),
        ("tablee moderate close K7Q2MX --why spam", ""),
        ("tablee moderate remove m4x7qk2ab3rt5yzc --days 7", ""),
        ("tablee moderate block 2001:db8::1 --days 1", ""),
        ("tablee moderate log --database postgresql://tablee@db/tablee", ""),
    ),
    "completion": (
        ("tablee completion bash >> ~/.bashrc", ""),
        ("tablee completion zsh >> ~/.zshrc", ""),
        ("tablee completion fish > ~/.config/fish/completions/tablee.fish", ""),
    ),
    "help": (
        ("tablee help play", ""),
        ("tablee help exit-codes", ""),
    ),
}

### Why a hint advises a move. Cards are as in games.ftl; $player is the name of somebody else.

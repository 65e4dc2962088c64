### Waarom een tip een zet aanraadt. Kaarten zoals in games.ftl; $player is de naam van iemand anders.

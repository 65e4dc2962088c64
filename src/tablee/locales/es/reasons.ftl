### Por qué un consejo propone una jugada. Las cartas como en games.ftl; $player es el nombre de otra persona.

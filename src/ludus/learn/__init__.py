"""Learning by self-play over rules as arrays. Needs the extra `ludus[learn]`."""

"""Programs that play: bots written elsewhere, in any language. See docs/bots.md."""

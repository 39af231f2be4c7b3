"""Level 4: HTTP and WebSocket around tables."""

"""MCP: a language model at a table, through the Model Context Protocol. See docs/mcp.md."""

#!/usr/bin/env node
/** `paydocs-mcp`: answers programs over the Model Context Protocol from a built documentation site. */
import '../src/mcp/main.mjs';

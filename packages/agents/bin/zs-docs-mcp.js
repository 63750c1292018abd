#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { main } from '../dist/bundle/zs-docs-mcp.js';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const code = await main(process.argv.slice(2), manifest.version);
// What is printed goes out first; a fetch or a check under way holds nothing that anybody waits for.
process.stdout.write('', () => process.exit(code));

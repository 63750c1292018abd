/** All pages as Markdown, in one file. @example bundlePath('1.2.3') // 'agents/docs-1.2.3.jsonl.gz' */
export const bundlePath = (version: string) => `agents/docs-${version}.jsonl.gz`;

/** Package of the MCP server, for `npx`. */
export const serverPath = 'agents/zs-docs-mcp.tgz';

/** Page that tells how to set the server up, as Markdown. */
export const AGENTS_PAGE = 'docs/Guide/Agents.md';

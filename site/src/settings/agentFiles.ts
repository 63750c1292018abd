/** All pages as Markdown, in one file. @example bundlePath('0.12.2') // 'agents/docs-0.12.2.jsonl.gz' */
export const bundlePath = (version: string) => `agents/docs-${version}.jsonl.gz`;

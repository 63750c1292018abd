import type { CheckContext, RawFinding } from './CheckContext.ts';

/** The comment by which a file says that its types are those of Flow. */
const FLOW = /^(\s*(\/\/.*|\/\*[\s\S]*?\*\/|['"][\w ]+['"];?))*?\s*(\/\/|\/\*)[^/]*@flow\b/;

/** One sentence for a file of Flow, whose syntax TypeScript cannot read; undefined for any other. */
export const flowFindings = ({ file, text }: CheckContext): RawFinding[] | undefined =>
  FLOW.test(file.text)
    ? [{ at: { start: 0 }, rule: 'unchecked', message: text.uncheckedFlow }]
    : undefined;

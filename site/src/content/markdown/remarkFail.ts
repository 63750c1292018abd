import type { VFile } from 'vfile';

/** Ends a page of which the plugins before it have told mistakes, with all of them in its order. */
export function remarkFail() {
  return (_tree: unknown, file: VFile) => {
    const [first, ...others] = file.messages.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (first) {
      const more = others.map(({ line, reason }) => `\n  ${line}행 ${reason}`).join('');
      file.fail(`${first.reason}${more}`, first.place);
    }
  };
}

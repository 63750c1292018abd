import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Languages that run: such code about the toolkit has to be a file that the compiler checks. */
const RUNS = /^(ts|tsx|js|jsx|typescript|javascript)$/;

/** Stops a page that holds runnable code as text. */
export function remarkFencedCode() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      if (node.lang && RUNS.test(node.lang)) {
        file.fail(
          `${node.lang} 코드 블록은 실행되지도 검사되지도 않아 틀려도 알 수 없습니다. examples/에 파일을 만들어 <Example of="…" />로, 보여 주기만 할 코드면 examples/snippets/에 만들어 <Snippet of="…" />로 바꾸십시오.`,
          node,
        );
      }
    });
  };
}

import { type A11yEntry, A11yTable as Table } from '@zs-docs/api-docs/react/A11yTable';
import { nearNames } from '@zs-docs/api-docs/shared/nearNames';
import a11y from '../../../packages/zs-ui/a11y.json';
import { a11yText } from '../text/api.ts';

const entries: readonly A11yEntry[] = a11y;

/** Role, keys and speech of a component, written by the toolkit's own tests. */
export function A11yTable({ of }: { of: string }) {
  const entry = entries.find(({ component }) => component === of);
  if (!entry) {
    const known = entries.map(({ component }) => component);
    const near = nearNames(of, known);
    throw new Error(
      `<A11yTable of="${of}">: packages/zs-ui/a11y.json에 그런 컴포넌트가 없습니다. 있는 이름: ${(near.length > 0 ? near : known).join(', ')}. 이름을 고치거나 툴킷의 접근성 테스트를 쓰십시오.`,
    );
  }
  return <Table entry={entry} text={a11yText} />;
}

import type { ApiLiteral } from '../shared/model.ts';
import { literalCode } from '../shared/toMarkdown.ts';

/** Every value of a union. */
export function Values({ values, label }: { values: readonly ApiLiteral[]; label: string }) {
  return (
    <ul className="zs-api-values" aria-label={label}>
      {values.map((value) => (
        <li key={String(value)}>
          <code>{literalCode(value)}</code>
        </li>
      ))}
    </ul>
  );
}

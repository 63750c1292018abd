import { budgets } from './lib/budgets.ts';
import { weigh } from './lib/weigh.ts';

const inKB = (bytes: number) => `${Number((bytes / 1024).toFixed(2))} KB`;

let failed = false;
for (const budget of budgets) {
  const bytes = weigh(budget);
  const verdict = bytes <= budget.limit ? '✓' : '✗';
  failed ||= bytes > budget.limit;
  console.log(`${verdict} ${budget.title}: ${inKB(bytes)} / ${inKB(budget.limit)}`);
}
if (failed) {
  console.error('용량 예산을 넘었습니다. 커진 파일을 줄이거나 지연 로딩하세요.');
  process.exit(1);
}

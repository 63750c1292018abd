// npm run api [-- --check]: writes packages/toolkit/api.json from the types and comments of the toolkit, or
// compares it with them.
import { checkDrift, describeProblems, writeApiFile } from '@zs-docs/api-docs/build';
import { toolkitApiFile, toolkitReader } from '../site/src/toolkit/api/toolkit.ts';

const isCheck = process.argv.includes('--check');
const { api, problems } = toolkitReader.extracted();
const all = [...problems, ...(isCheck ? checkDrift(toolkitApiFile, api) : [])];
if (all.length > 0) {
  console.error(describeProblems(all));
  process.exitCode = 1;
} else if (!isCheck) {
  const isChanged = writeApiFile(toolkitApiFile, api);
  console.log(`${toolkitApiFile}: ${isChanged ? 'written' : 'unchanged'}.`);
}

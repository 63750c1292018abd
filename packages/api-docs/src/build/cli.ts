import { checkDrift, writeApiFile } from './apiFile.ts';
import { extractApi } from './extractApi.ts';
import { throwProblems } from './problems.ts';
import { toolkitApiFile, toolkitOptions } from './toolkit.ts';

/** `node cli.ts` renews the API file; `node cli.ts --check` fails when it differs from the code. */
function run(check: boolean): void {
  const { api, problems } = extractApi(toolkitOptions());
  throwProblems(problems);
  if (check) {
    throwProblems(checkDrift(toolkitApiFile, api));
    console.log(`API 파일이 코드와 같습니다: 이름 ${api.entries.length}개.`);
    return;
  }
  const changed = writeApiFile(toolkitApiFile, api);
  console.log(
    `API 파일을 ${changed ? '새로 만들었습니다' : '그대로 두었습니다'}: 이름 ${api.entries.length}개.`,
  );
}

try {
  run(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

export { checkDrift, readApiFile, writeApiFile } from './check/apiFile.ts';
export { type ApiPage, checkCoverage, type PageName } from './check/checkCoverage.ts';
export { type ApiDifference, compareApi } from './check/compareApi.ts';
export { type ApiProblem, describeProblems } from './check/problems.ts';
export { checkPublished, type DeclaredDifference, type Published } from './check/publishedApi.ts';
export { type ApiReader, createApiReader } from './createApiReader.ts';
export { type Extracted, type ExtractOptions, extractApi } from './extract/extractApi.ts';
export { exportFiles } from './history/git.ts';
export { historyText, staleLines } from './history/historyFile.ts';
export {
  readSourceApi,
  readVersionApis,
  type VersionApi,
  type VersionSource,
} from './history/readVersionApis.ts';
export { type PackageVersion, readVersions } from './history/readVersions.ts';
export { recordFits } from './history/recordFits.ts';
export { packageOptions } from './packageOptions.ts';

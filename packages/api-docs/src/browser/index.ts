export { VersionChoice, type VersionGroup } from './VersionChoice.tsx';
export { VersionMarks } from './VersionMarks.tsx';

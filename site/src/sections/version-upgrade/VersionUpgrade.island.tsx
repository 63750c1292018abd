export { VersionComparison as default } from './VersionComparison.tsx';

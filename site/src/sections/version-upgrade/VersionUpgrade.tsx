import { islandText } from '../../text/shell.ts';
import { Island } from '../islands/Island.tsx';
import './place.css';

/** Place of the comparison of two versions. Without a script the page has its tables alone. */
export function VersionUpgrade() {
  return <Island name="VersionUpgrade" props={{}} text={islandText} />;
}

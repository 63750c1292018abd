import { docsText } from '../../text/docs.ts';
import { hasFirstControls, SKIP } from '../api/tableControls.ts';

/** Above the first table of a page that has controls: that they are, and where the change is seen. */
export function ControlsHint({ of }: { of: string }) {
  return hasFirstControls(of) ? (
    <p data-needs-script {...SKIP}>
      <small>{docsText.tableControls}</small>
    </p>
  ) : null;
}

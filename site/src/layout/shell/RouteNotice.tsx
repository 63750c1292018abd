import { noticeText } from '../../text/client.ts';
import icon from './IconButton.module.css';
import { CloseIcon } from './icons.tsx';
import styles from './RouteNotice.module.css';

/**
 * Notice at the foot of the window about a failed route change; routeNotice.ts fills it. A popover,
 * so that it is above an open menu.
 */
export function RouteNotice() {
  return (
    <div className={styles.notice} role="alert" popover="manual" data-route-notice>
      <p />
      <button type="button" className="action" />
      <button type="button" className={`quiet ${icon.button}`} aria-label={noticeText.close}>
        <CloseIcon />
      </button>
    </div>
  );
}

import { noticeText } from '../../text/client.ts';
import icon from './IconButton.module.css';
import { CloseIcon } from './icons.tsx';
import styles from './RouteNotice.module.css';

/**
 * One line at the foot of the window that says why a page did not come; routeNotice.ts fills it.
 * As a popover it stands above an open menu too.
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

import { lastPart } from '../blog/lastPart.ts';
import styles from './overlayDrawing.module.css';

/** How the overlays lie over a screen, which the first screen of an example does not show yet. */
const drawings: Record<string, string | undefined> = {
  start: styles.alert,
  Alert: styles.alert,
  BottomSheet: styles.sheet,
  Snackbar: styles.snack,
  Loader: styles.loader,
  Modality: styles.modality,
  PopOver: styles.menu,
};

/** The overlay that a page is about, to lie over the screen of its picture; none for other pages. */
export function overlayDrawing(path: string) {
  const drawing = path.startsWith('docs/OverlayComponent/') ? drawings[lastPart(path)] : undefined;
  return drawing ? (
    <div className={`${styles.layer} ${drawing}`}>
      <div>
        <i />
        <i />
        <b />
      </div>
    </div>
  ) : null;
}

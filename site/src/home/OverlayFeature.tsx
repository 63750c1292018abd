import { Example } from '../mdx/Example.tsx';
import { homeText } from '../text/home.ts';
import { Feature } from './Feature.tsx';
import '../ui/code.css';

/** Overlays are function calls: the example file shows it. */
export function OverlayFeature() {
  return (
    <Feature text={homeText.overlay} to="docs/OverlayComponent/start/">
      <Example of="Overlay.basic" title="LeaveCart.tsx" mark="4,7-16" frame="none" />
    </Feature>
  );
}

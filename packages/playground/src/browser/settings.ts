import type { DeviceApp } from '../shared/deviceApp.ts';
import type { KnownProps } from '../shared/knownProps.ts';
import type { SwatchGroup } from '../shared/swatch.ts';

/** Settings of the phones of a site; loaded when the first phone is near the viewport. */
export interface PlaygroundSettings {
  /** Base path of the built files: `/docs/`; `/` by default. */
  base?: string;
  /** Loads the palette, the colours of a type or all, when a colour field opens. */
  loadSwatches?: (tokens: string | undefined) => Promise<readonly SwatchGroup[]>;
  /** Loads the props of the components when a reader edits, to report unknown ones. */
  loadProps?: () => Promise<KnownProps>;
  /** Loads the template of the app for a device when a reader downloads one. */
  loadApp?: () => Promise<DeviceApp>;
}

import type { DeviceApp } from '../shared/deviceApp.ts';
import type { KnownProps } from '../shared/knownProps.ts';
import type { SwatchGroup } from '../shared/swatch.ts';
import type { PlaygroundText } from '../shared/text/text.ts';

/** What the phones of a page need of the site; they are wanted when the first one comes near. */
export interface PlaygroundSettings {
  /** Where the files of the build are served: `/` or `/docs/`. `/` without it. */
  base?: string;
  /** English without it. */
  text?: PlaygroundText;
  /** The palette, for a prop that takes names of a type or any colour; wanted when a choice opens. */
  loadSwatches?: (tokens: string | undefined) => Promise<readonly SwatchGroup[]>;
  /** What components take: a prop that none has is named; wanted when a reader edits. */
  loadProps?: () => Promise<KnownProps>;
  /** How an example becomes an app for a device; wanted when a reader asks for it. */
  loadApp?: () => Promise<DeviceApp>;
}

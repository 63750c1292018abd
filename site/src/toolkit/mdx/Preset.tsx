import { Preset as PlaygroundPreset } from '@zs-docs/playground/react';
import { presetControls } from '../api/tableControls.ts';

interface PresetProps {
  /** Name of the first example of the page. */
  of: string;
  /** Values to set: `type=error,snackbarDuration=6000`. */
  set: string;
}

/** A switch that sets values of the first example, in the text about them. */
export function Preset({ of, set }: PresetProps) {
  const controls = presetControls(of, set);
  return controls && <PlaygroundPreset {...controls} label={set.replaceAll(',', ', ')} />;
}

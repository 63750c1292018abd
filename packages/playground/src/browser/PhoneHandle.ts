import type { CodeValue } from '../shared/codeValue.ts';
import type { HostText } from '../shared/text/text.ts';
import type { ExampleActions } from './ExampleActions.ts';
import type { Outcome } from './Phone.ts';
import type { ExampleState, Player } from './Player.ts';
import type { DeviceChange } from './readDevice.ts';

type Values = Readonly<Record<string, CodeValue | undefined>>;

/** A phone of the page in the hands of the page's own script. */
export interface PhoneHandle {
  readonly element: HTMLElement;
  readonly state: ExampleState;
  /** The code that runs; empty where the page does not hold it. */
  readonly source: string;
  /** Compiles and runs code in place of what runs. */
  setCode: (source: string) => Promise<Outcome>;
  /**
   * Writes values into the code and runs it; undefined takes one away.
   * @param place `Button`, `showAlert()`, `showSheet().options`
   */
  setProps: (place: string, values: Values) => Promise<Outcome>;
  /**
   * Runs the example as its file has it, with text of its compiled code replaced: for values that
   * change too often to compile for each. `source` stays that of the file.
   */
  patchCode: (patch: (code: string) => string) => Promise<Outcome>;
  /** Presses what carries a label. @returns whether there is such a thing on the screen */
  press: (label: string) => Promise<boolean>;
  /** Changes the device: colour mode, shape, text size, keyboard … */
  setDevice: (change: DeviceChange) => void;
  /** Runs the example as its file has it. */
  reset: () => Promise<Outcome>;
  /** Calls back after every change of state. @returns the way to stop */
  onState: (listener: (state: ExampleState) => void) => () => void;
}

/** The code with values written at a place; nothing when it lacks the place. */
async function writeValues(source: string, place: string, values: Values) {
  const { writePlace } = await import('../shared/codePlace.ts');
  return Object.entries(values).reduce<string | undefined>(
    (code, [name, value]) => code && writePlace(code, place, name, value),
    source,
  );
}

/** Puts an example into the hands of the page. */
export function handleOf(player: Player, actions: ExampleActions, text: HostText): PhoneHandle {
  return {
    element: player.parts.root,
    get state() {
      return player.state;
    },
    get source() {
      return player.source;
    },
    setCode: (source) => actions.replace(source),
    async setProps(place, values) {
      const source = await writeValues(player.source, place, values);
      return source ? actions.replace(source) : { state: 'failed', message: text.noPlace(place) };
    },
    patchCode: (patch) => player.runOriginal(patch),
    press: (label) => player.press(label),
    setDevice: (change) => player.updateDevice(change),
    reset: () => actions.reset(),
    onState: (listener) => player.onState(listener),
  };
}

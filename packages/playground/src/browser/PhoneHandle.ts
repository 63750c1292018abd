import type { CodeValue } from '../shared/codeValue.ts';
import type { HostText } from '../shared/text/text.ts';
import type { ExampleActions } from './ExampleActions.ts';
import { loaded } from './loaded.ts';
import type { ExampleState, Player } from './player/Player.ts';
import type { DeviceChange } from './player/readDevice.ts';
import type { Outcome } from './sandbox/Phone.ts';

type Values = Readonly<Record<string, CodeValue | undefined>>;

/** API of a phone for scripts of the page. */
export interface PhoneHandle {
  readonly element: HTMLElement;
  readonly state: ExampleState;
  /** Source of the code that runs; empty where the page lacks it. */
  readonly source: string;
  /** Compiles and runs other code. */
  setCode: (source: string) => Promise<Outcome>;
  /**
   * Writes values into the code and runs it; undefined removes one.
   * @param place `Button`, `showAlert()`, `showSheet().options`
   */
  setProps: (place: string, values: Values) => Promise<Outcome>;
  /**
   * Runs the original example with text of its compiled code replaced: for values that change too
   * often to compile each time. `source` stays that of the file.
   */
  patchCode: (patch: (code: string) => string) => Promise<Outcome>;
  /** Presses the control with a label. @returns whether the screen has such a control */
  press: (label: string) => Promise<boolean>;
  /** Changes the device: colour mode, shape, text size, keyboard … */
  setDevice: (change: DeviceChange) => void;
  /** Runs the original example. */
  reset: () => Promise<Outcome>;
  /** Subscribes to changes of the state. @returns function that unsubscribes */
  onState: (listener: (state: ExampleState) => void) => () => void;
}

type WritePlace = typeof import('../shared/codePlace.ts').writePlace;

/** Writes values into code at a place; undefined when the code lacks the place. */
const writeValues = (writePlace: WritePlace, source: string, place: string, values: Values) =>
  Object.entries(values).reduce<string | undefined>(
    (code, [name, value]) => code && writePlace(code, place, name, value),
    source,
  );

/** Creates the handle of an example. */
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
      const part = await loaded(import('../shared/codePlace.ts'));
      if (!part) {
        player.notice.show(text.controlFailed(navigator.onLine));
        return { state: 'unloaded' };
      }
      const source = writeValues(part.writePlace, player.source, place, values);
      return source ? actions.replace(source) : { state: 'failed', message: text.noPlace(place) };
    },
    patchCode: (patch) => player.runOriginal(patch),
    press: (label) => player.press(label),
    setDevice: (change) => player.updateDevice(change),
    reset: () => actions.reset(),
    onState: (listener) => player.onState(listener),
  };
}

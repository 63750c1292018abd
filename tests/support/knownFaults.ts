/** White text on the default orange: `alert-label` in behaviour.yml. Also pale labels: `field-placeholder`. */
const CONTRAST = 'color-contrast';
/** A spinner without a name: `loader-accessibility`, `throttle-accessibility`. */
const SPINNER = 'aria-progressbar-name';

/**
 * Rules of axe that an example fails because version 0.12.2 does, by name. A fault that is gone fails the
 * test as a new one does; behaviour.yml tells each to readers, with its remedy.
 */
export const knownFaults: Readonly<Record<string, readonly string[]>> = {
  'Alert.basic': [CONTRAST],
  'Alert.chain': [CONTRAST],
  'Alert.required': [CONTRAST],
  'Loader.basic': [SPINNER],
  'Loader.parallel': [SPINNER],
  'Overlay.basic': [CONTRAST],
  'Overlay.global': [CONTRAST],
  'Provider.basic': [CONTRAST],
};

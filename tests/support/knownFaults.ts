/** Pale labels, placeholders, errors and skeletons: `field-placeholder` in behaviour.yml, and others. */
const CONTRAST = 'color-contrast';
/** A ScrollView of react-native-web takes no focus by itself. */
const SCROLL = 'scrollable-region-focusable';

/**
 * Rules of axe that an example fails, before anything is pressed, because the documented version does, by name. A
 * fault that is gone fails the test as a new one does; behaviour.yml tells each to readers, with its
 * remedy.
 */
export const knownFaults: Readonly<Record<string, readonly string[]>> = {
  'ZSBlockButton.variants': [CONTRAST],
  'ZSContainer.aboveKeyboard': [CONTRAST],
  'ZSContainer.basic': [CONTRAST],
  'ZSContainer.fixed': [SCROLL],
  'ZSContainer.list': [SCROLL],
  'ZSSkeleton.basic': [CONTRAST],
  'ZSText.color': [CONTRAST],
  'ZSTextField.area': [CONTRAST],
  'ZSTextField.error': [CONTRAST],
  'ZSTextField.group': [CONTRAST],
};

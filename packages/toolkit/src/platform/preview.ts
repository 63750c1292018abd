import { Platform } from 'react-native';

/**
 * True in the previews of the documentation, the only browser that this implementation serves. They
 * show a phone: what depends on this constant, on `webProps` or on a `.web.ts` file simulates one, and
 * is all that differs from the published version. README.md lists it with its reasons.
 */
export const IS_PREVIEW = Platform.OS === 'web';

/** The phone of the previews is an iPhone, except that it folds. */
export const IS_IOS = Platform.OS !== 'android';

/** How the examples of a toolkit become an app for Expo Snack. */
export interface SnackApp {
  /** Packages that the app needs. */
  dependencies: readonly string[];
  /** The `App.tsx` around an example that stands beside it as `./Example`. */
  app: (source: string) => string;
}

/** A set of files for Expo Snack, as the fields its address and its form both take. */
export interface SnackFields {
  name: string;
  /** JSON of `{ 'App.tsx': { type: 'CODE', contents } }`. */
  files: string;
  /** Names of packages, joined by commas. */
  dependencies: string;
  platform: 'web';
  supportedPlatforms: 'ios,android,web';
}

export const SNACK_URL = 'https://snack.expo.dev';

/** Longest address that servers and messengers take without harm. */
const LONGEST_URL = 6000;

/** The files of an example for Snack: the example and an app around it. */
export function toSnack(
  { dependencies, app }: SnackApp,
  title: string,
  source: string,
): SnackFields {
  const file = (contents: string) => ({ type: 'CODE', contents });
  return {
    name: title,
    files: JSON.stringify({ 'App.tsx': file(app(source)), 'Example.tsx': file(source) }),
    dependencies: dependencies.join(','),
    platform: 'web',
    supportedPlatforms: 'ios,android,web',
  };
}

/** The address that opens the files, or nothing when it would be too long: post the form then. */
export function toSnackUrl(fields: SnackFields): string | undefined {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const url = `${SNACK_URL}/?${query.join('&')}`;
  return url.length > LONGEST_URL ? undefined : url;
}

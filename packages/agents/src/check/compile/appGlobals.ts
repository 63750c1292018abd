import { TOOLKIT_NAME } from '../../shared/toolkit.ts';

/**
 * What Expo and Metro give to every file of an app beside what React Native declares; the namespace is
 * that of React 18, which apps of the first versions have.
 */
export const APP_GLOBALS = `
declare const global: any;
declare const process: { env: Record<string, string | undefined> & { NODE_ENV?: string } };
declare const module: any;
declare const exports: any;
declare namespace JSX {
  type Element = import('react').JSX.Element;
  type IntrinsicElements = import('react').JSX.IntrinsicElements;
}
`;

/** Modules whose types a check has, and whose names it suggests to files that do not import them. */
export const KNOWN_MODULES = [TOOLKIT_NAME, 'react-native', 'react'];

/**
 * The declarations are those of the newest React and React Native, while apps that have the documented version may stand on
 * React Native 0.76 to 0.81 and React 18.3 to 19.1. What those declared and the newest ones lack, or
 * declare narrower, so that right code would be found wrong. Read from react-native 0.76.9 and
 * @types/react 18.3.12, whose exports and members were compared with those that are collected.
 */
interface Older {
  /** Texts of the file, and what takes their place. */
  replaced?: readonly (readonly [newest: string, older: string])[];
  added: string;
}

const OLDER_REACT: Older = {
  replaced: [
    // The props of an element of any kind are read, and given to its clone.
    ['interface ReactElement<P = unknown,', 'interface ReactElement<P = any,'],
    // `RefObject<View>` may hold null, and what `useRef` makes of another value may not.
    [
      'interface RefObject<T> {\n        current: T;',
      'interface RefObject<T> {\n current: T | null;',
    ],
    ['useRef<T>(initialValue: T): RefObject<T>', 'useRef<T>(initialValue: T): MutableRefObject<T>'],
    ['(initialValue: T | null): RefObject<T | null>', '(initialValue: T | null): RefObject<T>'],
    [
      '(initialValue: T | undefined): RefObject<T | undefined>',
      '(initialValue?: T): MutableRefObject<T | undefined>',
    ],
    // The function of a ref may return what it assigns.
    [
      'bivarianceHack(instance: T | null): void | (() => VoidOrUndefinedOnly) |',
      'bivarianceHack(instance: T | null): void;\n newest():',
    ],
  ],
  added: `
declare namespace React {
  type ReactText = string | number;
  type ReactChild = ReactElement | string | number;
  type ReactFragment = Iterable<ReactNode>;
  type ReactNodeArray = readonly ReactNode[];
  type VFC<P = {}> = FunctionComponent<P>;
  type VoidFunctionComponent<P = {}> = FunctionComponent<P>;
  interface FunctionComponent<P = {}> { defaultProps?: Partial<P> | undefined }
  type ReducerAction<R extends Reducer<any, any>> = R extends Reducer<any, infer A> ? A : never;
  function useReducer<R extends Reducer<any, any>>(
    reducer: R, initialState: ReducerState<R>, initializer?: undefined,
  ): [ReducerState<R>, ActionDispatch<[ReducerAction<R>]>];
}`,
};

const OLDER: Readonly<Record<string, Older>> = {
  '/node_modules/@types/react/index.d.ts': OLDER_REACT,
  '/node_modules/react-native/Libraries/StyleSheet/StyleSheet.d.ts': {
    added: `
export type RegisteredStyle<T> = number & { __registeredStyleBrand: T };
export namespace StyleSheet { export const absoluteFillObject: AbsoluteFillStyle; }`,
  },
  '/node_modules/react-native/Libraries/Utilities/BackHandler.d.ts': {
    added: `
export interface BackHandlerStatic {
  removeEventListener(name: BackPressEventName, handler: () => boolean | null | undefined): void;
}`,
  },
};

/** Names that only older declarations have. */
export const OLDER_NAMES: readonly string[] = Object.values(OLDER).flatMap(({ added }) =>
  [...added.matchAll(/\b(?:type|const) (\w+)/g)].map(([, name = '']) => name),
);

/** Declarations of the newest versions, with what older ones have beside. */
export function withOlderTypes(files: Readonly<Record<string, string>>): Record<string, string> {
  const changed = Object.entries(OLDER).map(([name, { replaced = [], added }]) => {
    const text = replaced.reduce((before, [newest, older]) => {
      if (!before.includes(newest)) {
        throw new Error(`${name} has no \`${newest}\`: renew olderTypes.ts.`);
      }
      return before.replace(newest, older);
    }, files[name] ?? '');
    return [name, text + added];
  });
  return { ...files, ...Object.fromEntries(changed) };
}

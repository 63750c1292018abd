/** Registry of native modules that Expo adds to the global object. */
interface ExpoGlobal {
  expo?: { modules?: Record<string, Record<string, unknown> | undefined> };
}

/** Returns a function of a native Expo module, or undefined if the app does not contain it. */
export function expoModuleFunction(
  moduleName: string,
  functionName: string,
): ((...parameters: unknown[]) => unknown) | undefined {
  const native = (globalThis as ExpoGlobal).expo?.modules?.[moduleName];
  const method = native?.[functionName];
  return typeof method === 'function'
    ? (...parameters) => Reflect.apply(method, native, parameters)
    : undefined;
}

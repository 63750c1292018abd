/** The registry Expo puts on the global object when an app is built with it. */
interface ExpoGlobal {
  expo?: { modules?: Record<string, Record<string, unknown> | undefined> };
}

/** A function of a native Expo module, or undefined when the module or the function is absent. */
export function expoModuleFunction(
  moduleName: string,
  functionName: string,
): ((...parameters: unknown[]) => unknown) | undefined {
  const native = (globalThis as ExpoGlobal).expo?.modules?.[moduleName];
  const found = native?.[functionName];
  return typeof found === 'function'
    ? (...parameters) => Reflect.apply(found, native, parameters)
    : undefined;
}

type NativeModule = Record<string, (...given: unknown[]) => unknown>;

/** Finds the native module in the global object, where Expo puts it, at each of its calls. */
export function requireNativeModule(name: string): NativeModule {
  const find = () => (globalThis as { expo?: { modules?: Record<string, NativeModule> } }).expo;
  return new Proxy<NativeModule>(
    {},
    { get: (_none, method) => Reflect.get(find()?.modules?.[name] ?? {}, method) },
  );
}

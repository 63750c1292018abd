/** Finds the native module in the global object, where Expo puts it. */
export function requireNativeModule(name: string): unknown {
  const { expo } = globalThis as { expo?: { modules?: Record<string, unknown> } };
  return expo?.modules?.[name];
}

const { apply } = Reflect;

/**
 * Captures the browser's own getter of a property, which an example may replace later. Call it before
 * any example runs.
 */
export function nativeGetter(prototype: object, name: string): (owner: object) => unknown {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (owner) => get && apply(get, owner, []);
}

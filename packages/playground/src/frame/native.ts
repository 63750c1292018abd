const { apply } = Reflect;

/**
 * What the browser itself answers for a property of an object, whatever an example has put in its
 * place since: to be called before any example runs.
 */
export function nativeGetter(prototype: object, name: string): (of: object) => unknown {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (of) => get && apply(get, of, []);
}

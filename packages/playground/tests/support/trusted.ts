/**
 * Makes what tests dispatch look like a reader's own doing: jsdom marks every event of a script as
 * such, and code that guards a door asks for that mark.
 * @returns the way to end it
 */
export function trustEvents(...types: string[]): () => void {
  const trust = (event: Event) => {
    const inner = Object.getOwnPropertySymbols(event).find(
      ({ description }) => description === 'impl',
    );
    Object.assign(inner ? Reflect.get(event, inner) : {}, { isTrusted: true });
  };
  for (const type of types) {
    window.addEventListener(type, trust, true);
  }
  return () => {
    for (const type of types) {
      window.removeEventListener(type, trust, true);
    }
  };
}

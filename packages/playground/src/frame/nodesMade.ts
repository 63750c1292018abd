/*
 * What an example makes counts as memory until it is collected: nodes that are kept outside of the page
 * stand in no collection of it. Ways that the app of a phone has no use for are taken out instead, in
 * removeEscapeApis.ts. What an example could replace is bound here, before it runs.
 */
const { apply } = Reflect;
const { defineProperty, getOwnPropertyDescriptor } = Object;
const { querySelectorAll } = Element.prototype;
const { register } = FinalizationRegistry.prototype;

/** Memory of a node that is not drawn … */
const BYTES_PER_NODE = 300;

/** … and of a letter of HTML, of which three make a node. */
const BYTES_PER_LETTER = BYTES_PER_NODE / 3;

let bytes = 0;
const collected = new FinalizationRegistry<number>((size) => {
  bytes -= size;
});

function count(made: object, size: number): void {
  bytes += size;
  apply(register, collected, [made, size]);
}

/** Bytes of nodes that were made and are still there, wherever they stand. */
export const nodeBytes = (): number => bytes;

/** Counts what a method returns. */
function countMade<Made extends Node>(
  owner: object,
  name: string,
  sizeOf: (made: Made, given: unknown) => number,
): void {
  const native = getOwnPropertyDescriptor(owner, name);
  function make(this: object, ...given: unknown[]): Made {
    const made: Made = apply(native?.value, this, given);
    count(made, sizeOf(made, given[0]));
    return made;
  }
  defineProperty(owner, name, { ...native, value: make });
}

/** Counts what HTML, the last thing that is given, becomes within an element. */
function countHtml(name: string, kind: 'value' | 'set'): void {
  const native = getOwnPropertyDescriptor(Element.prototype, name);
  function write(this: Element, ...given: unknown[]): void {
    const last = given.length - 1;
    // Read once: an object may be another text the next time.
    const html = given[last] === null ? '' : `${given[last]}`;
    given[last] = html;
    apply(native?.[kind], this, given);
    count(this, html.length * BYTES_PER_LETTER);
  }
  defineProperty(Element.prototype, name, { ...native, [kind]: write });
}

const sizeOfNode = () => BYTES_PER_NODE;

for (const name of [
  'createElement',
  'createElementNS',
  'createDocumentFragment',
  'createComment',
]) {
  countMade(Document.prototype, name, sizeOfNode);
}
countMade(Document.prototype, 'createTextNode', (_made, text) =>
  typeof text === 'string' ? BYTES_PER_NODE + 2 * text.length : BYTES_PER_NODE,
);
countMade(Node.prototype, 'cloneNode', (made) => {
  const within = made instanceof Element ? apply(querySelectorAll, made, ['*']).length : 0;
  return BYTES_PER_NODE * (1 + within);
});
countHtml('insertAdjacentHTML', 'value');
countHtml('innerHTML', 'set');
countHtml('outerHTML', 'set');

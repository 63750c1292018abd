import { rewriteLine } from './rewriteLine.ts';

/** Class of marked lines, also of those that the author of the page marks. */
const MARKED = 'highlighted';

/** Number of lines, and part of all lines, over which marks would say nothing. */
const MAX_MARKED = { lines: 3, part: 1 / 3 };

const textOf = (line: Element) => line.textContent?.replace(/\n$/, '') ?? '';

/** Moves newlines that are between lines into them, so that a line can be removed. */
function joinNewlines(code: Element): void {
  for (const line of code.querySelectorAll('.line')) {
    if (line.nextSibling?.nodeType === Node.TEXT_NODE) {
      line.append(line.nextSibling);
    }
  }
}

function insertLine(before: Element | undefined): HTMLElement {
  const line = document.createElement('span');
  line.className = 'line';
  line.textContent = '\n';
  before?.after(line);
  return line;
}

/** Number of equal items at the start of two lists. */
function countEqual(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((item, at) => item !== b[at]);
  return end < 0 ? a.length : end;
}

/** The highlighted code of an example, in which changed lines are marked. */
export class Listing {
  readonly #code: Element;
  readonly #html: readonly string[];
  readonly #original: readonly string[];

  /** @param code its `<pre>` */
  constructor(code: Element) {
    this.#code = code.querySelector('code') ?? code;
    joinNewlines(this.#code);
    this.#html = this.#lines().map(({ outerHTML }) => outerHTML);
    this.#original = this.#lines().map(textOf);
  }

  /** Number of a line of the code that is shown, from 1. */
  numberOf(line: HTMLElement): number {
    return this.#lines().indexOf(line) + 1;
  }

  /** Shows code, and marks the lines that the original lacks while they are the fewer part of it. */
  show(source: string): void {
    const next = source.trimEnd().split('\n');
    const isOriginal = next.join('\n') === this.#original.join('\n');
    this.#write(next);
    const lines = this.#lines();
    const changed = lines.filter((line) => !this.#original.includes(textOf(line)));
    const isFew = changed.length <= Math.max(MAX_MARKED.lines, MAX_MARKED.part * lines.length);
    for (const [at, line] of lines.entries()) {
      if (isOriginal) {
        line.outerHTML = this.#html[at] ?? '';
      }
      line.classList.toggle(MARKED, isFew && changed.includes(line));
    }
    for (const line of changed) {
      line.closest('details + span')?.previousElementSibling?.setAttribute('open', '');
    }
  }

  #lines(): HTMLElement[] {
    return [...this.#code.querySelectorAll<HTMLElement>('.line')];
  }

  /** Rewrites, inserts and removes lines between those at the start and the end that are equal. */
  #write(next: readonly string[]): void {
    const lines = this.#lines();
    const old = lines.map(textOf);
    const start = countEqual(old, next);
    const end = countEqual(old.slice(start).reverse(), next.slice(start).reverse());
    const free = lines.slice(start, lines.length - end);
    let before = lines[start - 1];
    for (const text of next.slice(start, next.length - end)) {
      const line = free.shift() ?? insertLine(before);
      if (textOf(line) !== text) {
        rewriteLine(line, textOf(line), text);
      }
      before = line;
    }
    for (const line of free) {
      line.remove();
    }
  }
}

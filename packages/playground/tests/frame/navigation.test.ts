import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { buildFramePage } from '../support/frameWindow.ts';
import { frame, open, setUpFrames } from '../support/openFrame.ts';

setUpFrames();

/** Runs statements in which `link` makes a link that counts its presses as `presses`. */
async function pressesOf(statements: string): Promise<number> {
  await open().run(`globalThis.presses = 0;
const link = (name = 'a') => {
  const made = document.createElement(name);
  made.href = 'https://example.com/';
  made.addEventListener('click', () => { presses++; });
  return made;
};
${statements}
export default () => null;`);
  return Reflect.get(frame.window, 'presses');
}

describe('a press that the frame could not call off', () => {
  it.each([
    ['click() of a link that stands nowhere', 'link().click();'],
    ['click() of a part of an image that stands nowhere', "link('area').click();"],
    [
      'an event of its own on such a link',
      "link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));",
    ],
    [
      'an event that cannot be called off',
      "const a = link(); document.body.append(a); a.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
    ],
  ])('does not come to pass: %s', async (_, statements) => {
    expect(await pressesOf(statements)).toBe(0);
  });

  it('is another than one of a link in the document, which the page learns of', async () => {
    expect(await pressesOf('const a = link(); document.body.append(a); a.click();')).toBe(1);
    expect(frame.said).toContainEqual({ type: 'link', href: 'https://example.com/' });
  });
});

it('the document of the frame is written anew and stays open, so that no navigation is a step of the history', async () => {
  const calls: string[] = [];
  const { window } = new JSDOM(await buildFramePage(), {
    url: 'https://example.com/preview/',
    runScripts: 'dangerously',
    beforeParse: ({ Document }) => {
      for (const name of ['open', 'write', 'close'] as const) {
        Object.assign(Document.prototype, { [name]: () => calls.push(name) });
      }
    },
  });
  await expect.poll(() => calls).toEqual(['open', 'write']);
  window.close();
});

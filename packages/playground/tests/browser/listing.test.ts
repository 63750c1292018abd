// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Listing } from '../../src/browser/editor/Listing.ts';
import { plainHighlight } from '../../src/build/plainHighlight.ts';

const source = `open({
  title: '하나 🎉',
  size: 3
});
<Badge tone="calm" />`;

/** Places highlighted code in the page. */
function place(html: string) {
  document.body.innerHTML = html;
  const code = document.querySelector('pre') ?? document.body;
  return { code, html: code.innerHTML, listing: new Listing(code) };
}

const plain = () => place(plainHighlight(source, 'tsx'));
const marked = () =>
  [...document.querySelectorAll('.highlighted')].map((line) => line.textContent?.trim());

describe('the code in reading view', () => {
  it('shows a changed value, and marks its line alone', () => {
    const { code, listing } = plain();
    const next = source.replace('🎉', '🎊');
    listing.show(next);
    expect(code.textContent).toBe(next);
    expect(marked()).toEqual(["title: '하나 🎊',"]);
  });

  it('shows added and removed lines', () => {
    const { code, listing } = plain();
    const longer = source.replace('size: 3', "size: 3,\n  label: '둘',\n  wide: true");
    listing.show(longer);
    expect(code.textContent).toBe(longer);
    expect(marked()).toEqual(['size: 3,', "label: '둘',", 'wide: true']);
    const shorter = source.replace(',\n  size: 3', '');
    listing.show(shorter);
    expect(code.textContent).toBe(shorter);
    expect(marked()).toEqual(["title: '하나 🎉'"]);
  });

  it('keeps the marks of earlier changes, and drops that of a line that is as it was', () => {
    const { code, listing } = plain();
    const loud = source.replace('calm', 'loud');
    listing.show(loud);
    listing.show(loud.replace('3', '9'));
    expect(marked()).toEqual(['size: 9', '<Badge tone="loud" />']);
    listing.show(loud);
    expect(marked()).toEqual(['<Badge tone="loud" />']);
    expect(code.textContent).toBe(loud);
  });

  it('is what the page had once nothing is changed, with the marks of its author', () => {
    const { code, html, listing } = place(
      '<pre><code><span class="line highlighted">a <b>= 1</b>;\n</span><span class="line">b;</span></code></pre>',
    );
    listing.show('a = 1;\nc;');
    expect(marked()).toEqual(['c;']);
    listing.show('a = 1;\nb;\n');
    expect(code.innerHTML).toBe(html);
  });

  it('keeps the colours of what stays, and gives a value those of the one before', () => {
    const { code, listing } = place(
      '<pre><code><span class="line">&lt;<b>A</b><i> on</i>=<em>"up"</em> /&gt;</span></code></pre>',
    );
    listing.show('<A on="down" />');
    expect(code.querySelector('em')?.textContent).toBe('"down"');
    listing.show('<A big on="down" />');
    expect(code.querySelector('b')?.textContent).toBe('A');
    expect(code.textContent).toBe('<A big on="down" />');
  });

  it('colours a line that it adds as the other lines are', () => {
    const { code, listing } = place(
      `<pre><code><span class="line">a: <i class="s">'b'</i><i class="n">2</i>;</span></code></pre>`.replaceAll(
        /<(\/?)i/g,
        '<$1span',
      ),
    );
    listing.show("a: 'b'2;\nlabel: '둘', size: 3, wide: true");
    const added = code.querySelectorAll('.highlighted span');
    expect([...added].map(({ className, textContent }) => [className, textContent])).toEqual([
      ['s', "'둘'"],
      ['n', '3'],
      ['n', 'true'],
    ]);
  });
});

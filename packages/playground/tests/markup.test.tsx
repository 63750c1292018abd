// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainHighlight } from '../src/build/plainHighlight.ts';
import { Example } from '../src/react/Example.tsx';
import { Phone } from '../src/react/Phone.tsx';
import { tableControls } from '../src/react/tableControls.tsx';
import type { ExampleData } from '../src/shared/exampleData.ts';

const source = `import { Badge } from 'made-up-ui';
export default function A() { return <Badge tone="calm" size={size} count={3}>안녕</Badge>; }
`;
const example: ExampleData = {
  name: 'Badge.basic',
  source,
  html: plainHighlight(source.trimEnd(), 'tsx'),
  codePath: 'preview/code/Badge.basic.0123456789.txt',
  poster: '<p>안녕</p>',
  frame: 'phone',
  unfolded: false,
  safeArea: false,
  deps: ['made-up-ui'],
};
const fields = [
  { name: 'tone', kind: 'choice', options: ['calm', 'loud'] },
  { name: 'size', kind: 'slider' },
  { name: 'count', kind: 'slider', min: 0, max: 9 },
] as const;

describe('the markup of an example', () => {
  it("shows an author's mistakes as an alert, and none without them", () => {
    const problems = "5행: Badge에는 'colour' 속성이 없습니다.";
    const html = renderToStaticMarkup(<Example example={{ ...example, problems }} />);
    expect(html).toMatch(/role="alert">5행: Badge에는 .*속성이 없습니다\.</);
    expect(renderToStaticMarkup(<Example example={example} />)).not.toContain('role="alert"');
  });

  it('offers an app only where the site can make one', () => {
    const offer = 'data-action="app"';
    expect(renderToStaticMarkup(<Example example={example} />)).not.toContain(offer);
    expect(renderToStaticMarkup(<Example example={example} app />)).toContain(offer);
    expect(renderToStaticMarkup(<Phone example={example} />)).not.toContain(offer);
    const phone = renderToStaticMarkup(<Phone example={example} app />);
    expect(phone).toContain(offer);
    expect(phone, 'the app is made of its source').toContain('data-source=');
  });

  it("takes the site's own frame of the code, and marks what search shall leave out", () => {
    const html = renderToStaticMarkup(
      <Example example={example} code={() => <pre>mine</pre>} skip={{ 'data-x-skip': '' }} />,
    );
    expect(html).toContain('<pre>mine</pre>');
    expect(html).toMatch(/<div class="zs-play-bar" data-x-skip[^>]*><details/);
  });

  it('folds the imports of long code behind a button that search leaves out', () => {
    const long = `${"import 'a';\n".repeat(3)}${'// more\n'.repeat(40)}`.trimEnd();
    const html = renderToStaticMarkup(
      <Example
        example={{ ...example, source: long, html: plainHighlight(long, 'tsx') }}
        skip={{ 'data-x-skip': '' }}
      />,
    );
    expect(html).toContain(
      '<details class="zs-play-imports" data-x-skip=""><summary>import 3줄</summary></details>',
    );
    expect(renderToStaticMarkup(<Example example={example} />)).not.toContain('zs-play-imports');
  });

  it('carries the code as data, beside the code that is shown', () => {
    const code = 'const a = "<b>" && \'c\';\n\nexport default a;';
    const template = document.createElement('template');
    template.innerHTML = renderToStaticMarkup(
      <Example example={{ ...example, source: code }} code={() => <pre>1 numbered</pre>} />,
    );
    const root = template.content.firstElementChild;
    expect(root?.getAttribute('data-source')).toBe(code);
  });

  it('finds its files below the base of the site', () => {
    const html = renderToStaticMarkup(<Phone example={example} base="/docs/" />);
    expect(html).toContain(`data-code="/docs/${example.codePath}"`);
    expect(html).not.toContain('data-source');
    expect(renderToStaticMarkup(<Phone example={example} withSource />)).toContain('data-source');
  });
});

describe('the controls of a table', () => {
  const controls = tableControls({ example, places: ['showBadge()', 'Badge'], fields });
  const htmlOf = (name: string) => renderToStaticMarkup(controls?.controlOf(name));

  it('change the first place that the code has, of the example', () => {
    expect(controls?.form['data-place']).toBe('Badge');
    const id = controls?.form['data-controls'];
    expect(renderToStaticMarkup(<Example example={example} />)).toContain(`id="${id}"`);
  });

  it('have the value that the code writes out', () => {
    expect(htmlOf('tone')).toMatch(/type="radio"[^>]* checked=""[^>]* value="calm"/);
    expect(htmlOf('count')).toMatch(/aria-label="count"[^>]* value="3"/);
  });

  it('leave out expressions, and names without a field', () => {
    expect(htmlOf('size')).toBe('');
    expect(htmlOf('onPress')).toBe('');
  });

  it('are none where the code has no such place, or no value of it', () => {
    expect(tableControls({ example, places: ['showSheet()'], fields })).toBeUndefined();
    expect(tableControls({ example, places: [], fields })).toBeUndefined();
    const [, size] = fields;
    expect(tableControls({ example, places: ['Badge'], fields: [size] })).toBeUndefined();
  });
});

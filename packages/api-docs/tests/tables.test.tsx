// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InlineText } from '../src/react/InlineText.tsx';
import { EntryTable, TypePopovers } from '../src/react/index.ts';
import type { ApiDocs } from '../src/shared/index.ts';
import { readFixture } from './fixture.ts';

const docs: ApiDocs = {
  api: readFixture().api,
  sourceUrl: ({ file, line }) => `https://example.com/${file}#L${line}`,
};

function elementOf(markup: React.ReactNode): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(markup);
  return element;
}

describe('a table of props whose versions a site tells', () => {
  const lives: Record<string, object> = {
    Button: { since: '1.1.0', deprecated: '1.4.0' },
    label: { since: '1.2.0', deprecated: '1.3.0', until: '2.0.0' },
  };
  const element = elementOf(
    <EntryTable
      docs={{ ...docs, lifespanOf: (name, member) => lives[member ?? name] }}
      of="Button"
    />,
  );
  const life = (id: string) => element.querySelector(`#${id} .zs-api-life`)?.textContent;

  test('says of a prop since and until when there is one, and of others nothing', () => {
    const rows = [...element.querySelectorAll('tr .zs-api-life')].map((mark) => mark.textContent);
    expect(rows).toEqual(['1.2.0부터, 1.3.0부터 지원 중단, 2.0.0에서 제거됨']);
  });

  test('says of the component since when there is one', () => {
    expect(life('api-Button')).toBe('1.1.0부터, 1.4.0부터 지원 중단');
  });
});

describe('a table of props', () => {
  const element = elementOf(<EntryTable docs={docs} of="Button" />);
  const row = (name: string) => element.querySelector(`#prop-Button-${name}`);

  test('is a table with a caption and scoped headers', () => {
    expect(element.querySelector('caption')?.textContent).toBe('Button의 속성');
    expect(element.querySelectorAll('thead th[scope="col"]')).toHaveLength(3);
    expect(element.querySelectorAll('tbody th[scope="row"]')).toHaveLength(9);
  });

  test('gives search its name', () => {
    expect(
      element.querySelector('[data-search-name=Button]') ??
        element.closest('[data-search-name=Button]'),
    ).not.toBeNull();
  });

  test('gives each row an anchor, a term for search, and a link to itself', () => {
    expect(row('label')?.getAttribute('data-search-term')).toBe('label');
    expect(row('label')?.querySelector('a')?.getAttribute('href')).toBe('#prop-Button-label');
  });

  test('marks what is required and shows defaults as code, under the type and only where there is one', () => {
    expect(row('label')?.querySelector('th')?.textContent).toBe('label 필수');
    const standard = (name: string) => row(name)?.querySelector('td .zs-api-default');
    expect(standard('shape')?.textContent).toBe("기본값 'round'");
    expect(standard('shape')?.querySelector('code')?.textContent).toBe("'round'");
    expect(standard('label')).toBeNull();
  });

  test('strikes a deprecated prop through and says why', () => {
    expect(row('fontSize')?.querySelector('s')?.textContent).toBe('fontSize');
    expect(row('fontSize')?.textContent).toContain('크기는 typo가 정합니다.');
  });

  test('opens the popover of a named type without a script', () => {
    expect(row('elevationLevel')?.querySelector('button')?.getAttribute('popovertarget')).toBe(
      'type-Level',
    );
  });

  test('ends with inherited props and their page, and the source', () => {
    expect(element.querySelector('[data-inherited] a')?.getAttribute('href')).toBe(
      'https://reactnative.dev/docs/view#props',
    );
    expect(element.querySelector('a[href^="https://example.com"]')?.getAttribute('href')).toBe(
      'https://example.com/src/Button.tsx#L46',
    );
  });
});

describe('other tables', () => {
  test('a hook shows its signature and the fields of what it gives', () => {
    const element = elementOf(<EntryTable docs={docs} of="useSheet" />);
    expect(element.textContent).toContain('useSheet(): SheetFunctions');
    expect(element.querySelector('#prop-useSheet-show')).not.toBeNull();
    expect(element.textContent).toContain('반환값 SheetFunctions 여닫는 함수들입니다.');
  });

  test('what a hook gives is not marked as required, as nobody writes it', () => {
    const required = (of: string) =>
      elementOf(<EntryTable docs={docs} of={of} />).querySelectorAll('.zs-api-required').length;
    expect(required('useSheet')).toBe(0);
    expect(required('SheetFunctions')).toBe(0);
    expect(required('Button')).toBeGreaterThan(0);
  });

  test('values that name colours stand beside their colours', () => {
    const colorOf = (type: string, value: unknown) =>
      type === 'Level' && value === 2 ? 'red' : '';
    const element = elementOf(<EntryTable docs={{ ...docs, colorOf }} of="Level" />);
    const colored = [...element.querySelectorAll<HTMLElement>('.zs-api-values [style]')];
    const colors = colored.map(({ style, textContent }) => [
      textContent,
      style.getPropertyValue('--zs-api-swatch'),
    ]);
    expect(colors).toEqual([['2', 'red']]);
  });

  test('only shows the members asked for', () => {
    const element = elementOf(<EntryTable docs={docs} of="useSheet" only="hide" />);
    expect(element.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('a union shows every value', () => {
    const element = elementOf(<EntryTable docs={docs} of="Level" />);
    expect([...element.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '0',
      '1',
      '2',
      '3',
    ]);
  });

  test('an unknown name throws near names', () => {
    expect(() => elementOf(<EntryTable docs={docs} of="Feild" />)).toThrow(/비슷한 이름: Field/);
  });

  test('folds three and more colours, sizes and styles, with their rows in the table of the fold', () => {
    const member = {
      type: 'string',
      required: false,
      description: '',
      source: { file: '', line: 1 },
    };
    const names = ['label', 'labelColor', 'borderWidth', 'padding'];
    const api = {
      ...docs.api,
      entries: [
        {
          ...{ kind: 'interface' as const, name: 'Look', description: '', exported: true },
          ...{ source: member.source, inherited: [] },
          members: names.map((name) => ({ ...member, name })),
        },
      ],
    };
    const element = elementOf(<EntryTable docs={{ api }} of="Look" />);
    const folded = element.querySelector('details');
    expect(folded?.querySelector('summary')?.textContent).toBe('색, 크기, 스타일 3개');
    expect([...(folded?.querySelectorAll('tr[id]') ?? [])].map(({ id }) => id)).toEqual(
      names.slice(1).map((name) => `prop-Look-${name}`),
    );
    expect(element.querySelector('#prop-Look-label')?.closest('details')).toBeNull();
  });

  test('folds the rows that the author of a page names', () => {
    const names = ['label', 'elevationLevel', 'shape'];
    const element = elementOf(<EntryTable docs={docs} of="Button" folded={names.join(', ')} />);
    const rows = [...element.querySelectorAll('tr[id]')];
    const folded = rows.filter((row) => row.closest('details'));
    expect(folded.length).toBeLessThan(rows.length);
    expect(folded.map(({ id }) => id)).toEqual(
      expect.arrayContaining(names.map((name) => `prop-Button-${name}`)),
    );
    expect(element.querySelector('summary')?.textContent).toBe(`그 밖의 속성 ${folded.length}개`);
  });

  test('folds a whole table where the page shows its names otherwise', () => {
    const element = elementOf(<EntryTable docs={docs} of="Button" folded />);
    const rows = [...element.querySelectorAll('tr[id]')];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.closest('details'))).toBe(true);
    expect(element.querySelector('summary')?.textContent).toBe(`Button의 속성 ${rows.length}개`);
  });

  test('writes out a union of few values below its name', () => {
    const element = elementOf(<EntryTable docs={docs} of="Button" />);
    expect(element.querySelector('#prop-Button-elevationLevel .zs-api-union')?.textContent).toBe(
      '0 | 1 | 2 | 3',
    );
  });
});

describe('popovers', () => {
  const element = elementOf(
    <TypePopovers docs={docs} names={['Level', 'SheetFunctions', 'Nope']} />,
  );

  test('stand once for each known type, named by their heading', () => {
    expect([...element.querySelectorAll('[popover]')].map(({ id }) => id)).toEqual([
      'type-Level',
      'type-SheetFunctions',
    ]);
    expect(element.querySelector('#type-Level-name')?.textContent).toBe('Level');
  });

  test('show the union or the fields', () => {
    expect(element.querySelectorAll('#type-Level li')).toHaveLength(4);
    expect(element.querySelector('#type-SheetFunctions dl')?.textContent).toContain('show');
  });
});

test('backticks in a description become code', () => {
  expect(renderToStaticMarkup(<InlineText>값은 `a`와 `b`입니다.</InlineText>)).toBe(
    '값은 <code translate="no">a</code>와 <code translate="no">b</code>입니다.',
  );
});

import { describe, expect, it } from 'vitest';
import { buildHistory, changesBetween, changesUsedBy } from '../../src/history/index.ts';
import { api, component, internal, versions } from './toolkit.ts';

const history = buildHistory([
  ...versions.slice(0, 1),
  {
    version: '2.0.0',
    api: api(
      '2.0.0',
      component('Badge', 'children: string', 'size?: number = 20'),
      internal('Props', 'b: string'),
    ),
  },
]);

/** What code for 1.0.0 meets in 2.0.0, in short. */
const met = (code: string) =>
  changesUsedBy(code, 'ui', history, '1.0.0', changesBetween(history, '1.0.0', '2.0.0')).map(
    ({ name, member, what }) => [name, member, what].filter(Boolean).join(' '),
  );

describe('What code meets in another version', () => {
  it('is the default of a prop that it leaves out', () => {
    expect(met("import { Badge } from 'ui';\n<Badge>1</Badge>")).toEqual(['Badge size default']);
  });

  it('is not the default of a prop that it gives', () => {
    expect(met("import { Badge } from 'ui';\n<Badge size={16}>1</Badge>")).toEqual([]);
  });

  it('is a name that is gone, also beside others and renamed', () => {
    expect(met("import { Old as Ancient, type Tone } from 'ui';")).toEqual([
      'Old exists',
      'Tone exists',
    ]);
  });

  it('is nothing of a name that another package exports', () => {
    expect(met("import { Old } from 'elsewhere';\n<Old />")).toEqual([]);
  });

  it('is nothing in code without the package, in broken code and in no code', () => {
    expect([met('const size = 16;'), met('import { Badge from'), met('')]).toEqual([[], [], []]);
  });
});

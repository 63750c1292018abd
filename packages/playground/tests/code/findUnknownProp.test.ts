import { describe, expect, it } from 'vitest';
import { findUnknownProp } from '../../src/shared/findUnknownProp.ts';

const known = {
  module: 'made-up-ui',
  components: { Badge: ['tone', 'count', 'onPress', 'style', 'testID'], Bare: [] },
};

const find = (tag: string, imports = "import { Badge, Bare } from 'made-up-ui';") =>
  findUnknownProp(`${imports}\n\nexport default function A() {\n  return ${tag};\n}`, known);

describe('a prop that its component does not take', () => {
  it('is found on its line, with the one that was meant', () => {
    expect(find('<Badge tone="calm"\n    cont={3} />')).toEqual({
      component: 'Badge',
      prop: 'cont',
      near: 'count',
      line: 5,
    });
  });

  it('is found inside of other elements, in braces and without a value', () => {
    expect(find('<View>{ok && <Badge {...rest} onpress />}</View>')).toMatchObject({
      prop: 'onpress',
      near: 'onPress',
      line: 4,
    });
  });

  it('is found under the name that the component goes by here', () => {
    expect(
      find('<Mark tnoe="calm" />', "import React, { Badge as Mark } from 'made-up-ui';"),
    ).toMatchObject({ component: 'Mark', prop: 'tnoe', near: 'tone' });
  });

  it('comes without a guess where none is near', () => {
    expect(find('<Badge wholeOther={1} />')).toEqual({
      component: 'Badge',
      prop: 'wholeOther',
      line: 4,
    });
    expect(find('<Badge pont />')).not.toHaveProperty('near');
    expect(find('<Bare x />')).toEqual({ component: 'Bare', prop: 'x', line: 4 });
  });
});

describe('nothing true is called false', () => {
  it.each([
    ['props of the component', '<Badge tone="calm" count={3} style={{ colr: 1 }} testID="a" />'],
    ['props of React', '<Badge key="a" ref={ref}>{children}</Badge>'],
    ['names with a hyphen', '<Badge data-colr="a" aria-label="b" />'],
    ['what is spread', '<Badge {...{ colr: 1 }} />'],
    ['another component', '<View colr="red" />'],
    ['a part of a component', '<Badge.Part colr="red" />'],
    ['text that looks like an element', '<Badge>{"<Badge colr />"}</Badge>'],
  ])('%s', (_, tag) => {
    expect(find(tag)).toBeUndefined();
  });

  it('a component of the same name from another module', () => {
    const other = "import { Bare } from 'made-up-ui';\nimport { Badge } from 'other-ui';";
    expect(find('<Badge colr="red" />', other)).toBeUndefined();
    expect(find('<Badge colr="red" />', 'const Badge = View;')).toBeUndefined();
  });

  it('code that cannot be read', () => {
    expect(find('<Badge colr=')).toBeUndefined();
  });
});

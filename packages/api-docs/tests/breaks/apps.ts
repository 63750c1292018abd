/**
 * Invented apps of the made-up toolkit. Each line that breaks between 1.0.0 and 2.0.0 says so:
 * `// breaks: gone Button.rounded`.
 */
export const apps: Readonly<Record<string, string>> = {
  'imports, elements and calls of names that are gone': `
import {
  Button,
  OldList as List, // breaks: gone OldList
  useGrid, // breaks: gone useGrid
} from 'made-up-ui';
import { useGrid as other } from './useGrid';
export { OldList } from 'made-up-ui'; // breaks: gone OldList
export const Screen = () => {
  useGrid(); // breaks: gone useGrid
  other();
  return (
    <Button>
      <List items={[]} /> {/* breaks: gone OldList */}
    </Button>
  );
};
`,
  'props that are gone': `
import { Button, Card } from 'made-up-ui';
export const Screen = ({ rounded }: { rounded: boolean }) => (
  <Card
    depth={2}
    border="thin" // breaks: gone Card.border
    testID="card"
  >
    <Button
      rounded // breaks: gone Button.rounded
    >
      A
    </Button>
  </Card>
);
`,
  'a component under another name': `
import { Card as Box } from 'made-up-ui';
import Card from './Card';
export const Screen = () => (
  <Box
    key="one"
    testID="box"
    border="thin" // breaks: gone Card.border
  >
    <Card border="thin" />
  </Box>
);
`,
  'values that are no longer taken': `
import { Button, useNotices } from 'made-up-ui';
export function Screen({ isCalm }: { isCalm: boolean }) {
  const { hide } = useNotices();
  return (
    <>
      <Button size={3} tone="loud">kept</Button>
      <Button tone="calm">calm</Button> {/* breaks: value Button.tone calm */}
      <Button tone={isCalm ? 'calm' : 'loud'}>calm</Button> {/* breaks: value Button.tone calm */}
      <Button size="full">full</Button> {/* breaks: value Button.size full */}
      <Button onPress={() => hide('alert')}>hide</Button>
      <Button onPress={() => hide('sheet')}>hide</Button> {/* breaks: value Notices.hide sheet */}
    </>
  );
}
`,
  'props that have to be passed now': `
import { Field } from 'made-up-ui';
export const Screen = (rest: { label: string }) => (
  <>
    <Field value="a" label="b" />
    <Field value="a" /> {/* breaks: required Field.label */}
    <Field value="a" {...rest} />
  </>
);
`,
  'fields of what a hook returns': `
import { useDesign } from 'made-up-ui';
export function Screen() {
  const { palette, grid: columns } = useDesign(); // breaks: gone Design.grid
  const design = useDesign();
  const soft = palette.line.soft; // breaks: gone Palette.line
  const lightest = palette.main[0]; // breaks: gone Ramp.0
  const middle = palette.main[50];
  const { ratio } = design.screen; // breaks: gone Design.screen.ratio
  return useDesign().grid + columns + design.screen.width; // breaks: gone Design.grid
}
`,
  'options of a function': `
import { Notice, useNotices } from 'made-up-ui';
export function Screen() {
  const notices = useNotices();
  const open = () => {
    notices.show({
      title: 'A',
      icon: 'star', // breaks: gone ShowProps.icon
      options: {
        height: 300,
        sticky: true, // breaks: gone ShowOptions.sticky
        sides: [
          'bottom',
          'top', // breaks: value ShowOptions.sides top
        ],
      },
    });
    Notice.show({ options: { height: 200 } }); // breaks: required ShowProps.title
    Notice.hide('sheet'); // breaks: value Notice.hide sheet
  };
  return open;
}
`,
  'the package as a whole': `
import * as Ui from 'made-up-ui';
export function Screen() {
  const { grid } = Ui.useDesign(); // breaks: gone Design.grid
  return (
    <Ui.Button
      rounded={grid > 2} // breaks: gone Button.rounded
    >
      <Ui.OldList items={[]} /> {/* breaks: gone OldList */}
    </Ui.Button>
  );
}
`,
  'types that the app writes': `
import type { Palette, ShowOptions } from 'made-up-ui';
import { useStyles } from 'made-up-ui';
const options: ShowOptions = {
  height: 100,
  sticky: false, // breaks: gone ShowOptions.sticky
};
const more = { sticky: true } satisfies ShowOptions; // breaks: gone ShowOptions.sticky
const lineOf = ({ line }: Palette) => line; // breaks: gone Palette.line
const softOf = (palette: Palette) => palette?.line.soft; // breaks: gone Palette.line
export const useAll = () => useStyles(({ main }) => ({ a: main[0], b: main[50], options, more })); // breaks: gone Ramp.0
export const useSome = () => useStyles((palette) => palette.line.soft); // breaks: gone Palette.line
`,
  'names of the app that look the same': `
import { Button as Press, useDesign } from 'made-up-ui';
const Button = (props: { rounded: boolean; tone: 'calm' }) => null;
const useNotices = () => ({ hide: (kind: string) => kind });
export function Screen() {
  const { palette } = useDesign();
  const lines = [{ line: 1 }].map((palette) => palette.line);
  function inner(useDesign: () => { grid: number }) {
    return useDesign().grid;
  }
  for (const palette of [{ line: 1 }]) {
    lines.push(palette.line);
  }
  try {
    useNotices().hide('sheet');
  } catch (palette: any) {
    lines.push(palette.line);
  }
  const shown: any = useDesign();
  shown.grid;
  return <Button rounded tone="calm">{lines}{inner(() => ({ grid: 1 }))}{palette.main[50]}<Press>A</Press></Button>;
}
`,
  'another package with the same names': `
import { Button, OldList, useDesign } from 'another-ui';
export const Screen = () => <Button rounded tone="calm">{useDesign().grid}<OldList items={[]} /></Button>;
`,
  'everything as 2.0.0 has it': `
import { Button, Chip, Field, Notice, Sheet, useDesign } from 'made-up-ui';
export default function Screen({ name, ...rest }: { name: string }) {
  const { palette: { main }, screen } = useDesign();
  const key = 50 as const;
  return (
    <Sheet open options={{ height: 'auto', sides: ['bottom'], ...rest }}>
      <Field value={name} label="a" />
      <Button tone="wild" size={main[key] ? 1 : 2} onPress={() => Notice.show({ title: name })}>
        {screen.width}
      </Button>
      <Chip label="a" />
    </Sheet>
  );
}
`,
};

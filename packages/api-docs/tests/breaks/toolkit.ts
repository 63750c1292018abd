import { buildHistory } from '../../src/history/index.ts';
import type { ApiEntry } from '../../src/shared/index.ts';
import { api, component, internal, union } from '../history/toolkit.ts';

const source = { file: 'src/index.ts', line: 1 };

const base = (name: string) => ({ name, description: '', exported: true, source, members: [] });

const hook = (name: string, signature: string): ApiEntry => ({
  ...base(name),
  kind: 'hook',
  signature,
  returns: { type: '', description: '' },
});

const constant = (name: string, type: string): ApiEntry => ({
  ...base(name),
  kind: 'constant',
  type,
});

/** An exported interface. */
const shape = (name: string, ...members: string[]): ApiEntry => ({
  ...internal(name, ...members),
  exported: true,
});

/** A component that takes the props of a view, too. */
const view = (name: string, ...members: string[]): ApiEntry =>
  ({
    ...component(name, ...members),
    inherited: [{ from: 'ViewProps', count: 9 }],
  }) as ApiEntry;

const NOTICES = ['show: (props: ShowProps) => void', 'hide: (kind: NoticeKind) => void'];

const kept = [
  component('Sheet', 'open: boolean', 'options?: ShowOptions'),
  hook('useDesign', '(): Design'),
  hook('useNotices', '(): Notices'),
  hook('useStyles', '(create: (palette: Palette) => T): T'),
  constant('Notice', '{ show: (props: ShowProps) => void; hide: (kind: NoticeKind) => void }'),
  internal('Notices', ...NOTICES),
];

const before = [
  ...kept,
  component(
    'Button',
    'children: ReactNode',
    'tone?: Tone',
    'rounded?: boolean',
    "size?: number | 'full'",
  ),
  component('OldList', 'items: string[]'),
  view('Card', 'depth?: number', 'border?: string'),
  component('Field', 'value: string', 'label?: string'),
  union('Tone', 'calm', 'loud'),
  union('NoticeKind', 'all', 'alert', 'sheet'),
  shape('Design', 'palette: Palette', 'grid: number', 'screen: { width: number; ratio: number }'),
  shape('Palette', 'main: Ramp', 'line: { soft: string }'),
  shape('Ramp', '0: string', '50: string'),
  shape('ShowProps', 'title?: string', 'icon?: string', 'options?: ShowOptions'),
  shape('ShowOptions', 'height?: number', 'sticky?: boolean', 'sides?: Side[]'),
  union('Side', 'top', 'bottom'),
  hook('useGrid', '(): number'),
];

const after = [
  ...kept,
  component('Button', 'children: ReactNode', 'tone?: Tone', 'size?: number'),
  component('Chip', 'label: string'),
  view('Card', 'depth?: number'),
  component('Field', 'value: string', 'label: string'),
  union('Tone', 'loud', 'wild'),
  union('NoticeKind', 'all', 'alert'),
  shape('Design', 'palette: Palette', 'screen: { width: number }'),
  shape('Palette', 'main: Ramp'),
  shape('Ramp', '50: string'),
  shape('ShowProps', 'title: string', 'options?: ShowOptions'),
  shape('ShowOptions', "height?: number | 'auto'", 'sides?: Side[]'),
  union('Side', 'bottom'),
];

/** Two versions of the made-up toolkit, 1.0.0 and 2.0.0. */
export const history = buildHistory([
  { version: '1.0.0', api: api('1.0.0', ...before) },
  { version: '2.0.0', api: api('2.0.0', ...after) },
]);

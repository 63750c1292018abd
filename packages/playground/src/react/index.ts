export type { ExampleData } from '../shared/exampleData.ts';
export type { Preview } from '../shared/preview.ts';
export { ControlStrip, Preset } from './ControlStrip.tsx';
export { Example } from './Example.tsx';
export { Phone } from './Phone.tsx';
export { PhoneFrame } from './PhoneFrame.tsx';
export { Poster } from './Poster.tsx';
export type { ToolkitSetup } from './setup.ts';
export { type ControlSet, tableControls } from './tableControls.tsx';

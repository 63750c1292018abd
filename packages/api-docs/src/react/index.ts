export { EntryTable } from './EntryTable.tsx';
export { InlineText } from './InlineText.tsx';
export type { TableControls } from './TableControls.ts';
export { TypePopovers } from './TypePopover.tsx';

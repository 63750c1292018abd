import { findEngines } from '../../scripts/lib/engines.mjs';
import { firefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { webkit } from './webkit.ts';

const { missing } = findEngines();

/** The browsers beside Chromium that this machine has. */
export const engines: readonly Engine[] = [firefox, webkit].filter(
  ({ name }) => !missing.includes(name),
);

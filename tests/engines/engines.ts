import { findEngines } from '../../scripts/lib/engines.mjs';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { webkit } from './webkit.ts';

const { missing } = findEngines();

/** The browsers that the tests run in: those that this machine has. */
export const engines: readonly Engine[] = [chromium, firefox, webkit].filter(
  ({ name }) => !missing.includes(name),
);

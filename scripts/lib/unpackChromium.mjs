// node scripts/lib/unpackChromium.mjs FOLDER: unpacks the pinned browser. In a process of its own, as the
// package sets variables of the environment.
import { mkdirSync, renameSync } from 'node:fs';

const folder = process.argv[2];
const next = `${folder}.next-${process.pid}`;
mkdirSync(next, { recursive: true });
// The package unpacks into the folder for temporary files, and on this runtime also NSS and expat, which
// a machine without a browser lacks.
process.env.TMPDIR = next;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
renameSync(next, folder);

// npm run settings: renews the table of site/SETTINGS.md; a test says when it is not current.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '../site/src/settings/settingsTable.ts';
import { siteConfig } from '../site/src/site.config.ts';
import { root } from './lib/install.mjs';

const about = `# Settings

Set them in \`src/site.config.ts\`. This page is made of \`src/settings/settingsSchema.ts\` by
\`npm run settings\`; what is unknown, malformed or said twice stops the build with its name, what may
be written, and the nearest name. A server needs none of them: a build carries what it was built with.

The environment changes one build: \`SITE_URL\` and \`SITE_BASE\` its address, \`SITE_SETTINGS\` (JSON,
as \`'{"offline":false}'\`) any setting, \`SITE_DIST\` its folder, told from \`site/\` or absolute; the
server of \`npm start\` and \`npm run budgets\` read \`SITE_DIST\` too.
`;

writeFileSync(join(root, 'site/SETTINGS.md'), `${about}\n${settingsTable(siteConfig)}\n`);

import { cpSync } from 'node:fs';
import { finishBuild } from '../../lib/buildFolder.ts';

const [, , dist = ''] = process.argv;
const next = `${dist}.next-1`;
for (let turn = 0; turn < 600; turn += 1) {
  cpSync(dist, next, { recursive: true });
  finishBuild(next, dist);
}

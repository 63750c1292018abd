// Three versions of the toolkit: 2.0.0 is the one in toolkit/, 1.0.0 had no tone, 3.0.0 needs a tone and has a size.
import { readFile, writeFile } from 'node:fs/promises';
import { buildHistory } from '@zs-docs/api-docs/history';

const text = await readFile('api.json', 'utf8');

/** The API of a version, whose Chip has other props. */
function versionWith(version, change) {
  const api = JSON.parse(text);
  const chip = api.entries.find(({ name }) => name === 'Chip');
  chip.members = change(chip.members);
  return { version, api };
}

const history = buildHistory([
  versionWith('1.0.0', (props) => props.filter(({ name }) => name !== 'tone')),
  versionWith('2.0.0', (props) => props),
  versionWith('3.0.0', (props) => [
    ...props.map((prop) => (prop.name === 'tone' ? { ...prop, required: true } : prop)),
    { ...props[0], name: 'size', type: 'number', required: false },
  ]),
]);
await writeFile('api-history.json', JSON.stringify(history));

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaygroundOptions } from '@zs-docs/playground/build';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ko } from '../../src/build/messages/ko.ts';
import { ExamplesFolder, exampleSaying } from '../support/examplesFolder.ts';
import { buildFiles, toolkit } from '../support/frameWindow.ts';

let folder: ExamplesFolder;
let out: string;
let built: Awaited<ReturnType<typeof buildFiles>>;
let frame: string;
let licenses: string;

beforeAll(async () => {
  folder = await ExamplesFolder.make({
    'examples/Badge.basic.tsx': exampleSaying("{'안녕 </script> <!--'}"),
    'examples/Badge.own.tsx': `// own provider\n${exampleSaying('홀로')}export const preview = { safeArea: true };\n`,
    'examples/Badge.title.tsx':
      'import { Text } from \'react-native\';\nexport default () => <Text role="heading" aria-level={2} style={{ fontSize: 30 }}>제목</Text>;\n',
    'examples/snippets/setup.ts': 'export const a = 1 < 2;\n',
  });
  out = await mkdtemp(join(tmpdir(), 'out-'));
  const options: PlaygroundOptions = { root: folder.root, toolkit };
  built = await buildFiles(options, out);
  frame = await readFile(join(out, 'preview/index.html'), 'utf8');
  licenses = await readFile(join(out, 'preview/licenses.md'), 'utf8');
});

afterAll(async () => {
  await folder.remove();
  await rm(out, { recursive: true });
});

const example = (name: string) => {
  const found = built.examples.get(name);
  if (!found) {
    throw new Error(`${name} was not built.`);
  }
  return found;
};

describe('the files beside the pages', () => {
  it('are the frame and the code of each example, at the address that its markup names', async () => {
    const codes = await readdir(join(out, 'preview/code'));
    expect(codes.sort()).toEqual(
      [...built.examples.values()].map(({ codePath }) => codePath.split('/').at(-1)).sort(),
    );
    const code = await readFile(join(out, example('Badge.basic').codePath), 'utf8');
    expect(code).toContain("require('made-up-ui')");
    expect(code).not.toContain('import ');
  });

  it('carry the licences of what is in the frame', () => {
    expect(licenses).toMatch(/^## react-dom\b/m);
    expect(licenses).toContain('Permission is hereby granted');
  });

  it('carry the frame as one page whose policy lets in its own two scripts and no other', () => {
    const { document } = new JSDOM(frame).window;
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const scripts = [...document.querySelectorAll('script')];
    const hashes = scripts.map(
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(policy).toContain(`script-src ${hashes.join(' ')} 'unsafe-eval';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(document.querySelector('[src], link')).toBeNull();
    expect(document.documentElement.lang).toBe('ko');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('the picture of an example', () => {
  const drawn = (name: string) => {
    const { document } = new JSDOM(example(name).poster).window;
    return document.body;
  };

  it('shows its first screen in both colour modes, and can be neither read into nor pressed', () => {
    expect(drawn('Badge.basic').textContent).toContain('안녕 </script> <!--');
    expect(example('Badge.basic').poster).toMatch(/light-dark\(#111111,#eeeeee\)/);
    expect(drawn('Badge.basic').querySelector('[inert]')).not.toBeNull();
    expect(drawn('Badge.basic').querySelector('script')).toBeNull();
  });

  it('brings no heading into the page, and looks as if it did', () => {
    const { poster } = example('Badge.title');
    expect(poster).toMatch(/<div[^>]*font-size:30px[^>]*>제목<\/div>/);
    expect(poster).not.toMatch(/<h\d|role=|aria-level/);
  });

  it('has the providers of the toolkit around it, unless the example brings its own', () => {
    expect(drawn('Badge.basic').querySelector('#provider')).not.toBeNull();
    expect(drawn('Badge.own').textContent).toContain('홀로');
    expect(drawn('Badge.own').querySelector('#provider')).toBeNull();
  });
});

describe('the picture of an example that is pressed', () => {
  const note = `import { useState } from 'react';
import { Text } from 'react-native';

export default function Note() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text role="button" onPress={() => setOpen(true)}>열기</Text>
      {isOpen && <Text>열린 쪽지</Text>}
    </>
  );
}
`;
  const draw = async (preview = '') => {
    const pressed = await ExamplesFolder.make({ 'examples/Note.basic.tsx': note + preview });
    const target = join(pressed.root, 'out');
    const options = { root: pressed.root, toolkit };
    const built = await buildFiles(options, target).finally(() => pressed.remove());
    return built.examples.get('Note.basic');
  };

  it('shows what has opened, with the label that opened it', async () => {
    expect(await draw('export const preview = { press: true };')).toMatchObject({
      pressed: '열기',
      poster: expect.stringContaining('열린 쪽지'),
    });
    expect((await draw("export const preview = { press: '열기' };"))?.poster).toContain(
      '열린 쪽지',
    );
  });

  it('is of the first screen where nothing is to be pressed', async () => {
    const drawn = await draw();
    expect(drawn?.poster).not.toContain('열린 쪽지');
    expect(drawn?.pressed).toBeUndefined();
  });

  it('stops the build where it has nothing of that name', async () => {
    await expect(draw("export const preview = { press: '닫기' };")).rejects.toThrow(
      ko.notPressed('닫기'),
    );
  });
});

describe('what pages show', () => {
  it('is the source as its author wrote it, in one <pre> without colours', () => {
    const { document } = new JSDOM(example('Badge.basic').html).window;
    expect(document.querySelectorAll('pre')).toHaveLength(1);
    expect(document.querySelector('pre')?.textContent).toBe(
      example('Badge.basic').source.trimEnd(),
    );
    expect(built.snippets.get('setup')).toMatchObject({ language: 'ts' });
    expect(built.snippets.get('setup')?.html).toContain('1 &lt; 2');
  });

  it('says which example keeps clear of the camera, and what each needs', () => {
    expect(example('Badge.own').safeArea).toBe(true);
    expect(example('Badge.basic').safeArea).toBe(false);
    expect(example('Badge.basic').deps).toEqual(['made-up-ui']);
  });
});

describe('an example that fails while it is drawn', () => {
  it('stops the build with its file, its line, what it threw and what to do', async () => {
    const broken = await ExamplesFolder.make({
      'examples/Badge.basic.tsx': exampleSaying('좋음'),
      'examples/Badge.bad.tsx':
        'export default function A() {\n  const list: string[] = [];\n  return list[0].length;\n}\n',
    });
    const building = buildFiles({ root: broken.root, toolkit }, out);
    await expect(building).rejects.toThrow(/examples\/Badge\.bad\.tsx:3\n.*undefined/);
    await expect(building).rejects.toThrow(ko.remedy(ko.notDrawn('').remedy));
    await broken.remove();
  });
});

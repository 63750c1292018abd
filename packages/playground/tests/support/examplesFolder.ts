import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A project with examples and pages, for one test. */
export class ExamplesFolder {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async make(files: Readonly<Record<string, string>> = {}): Promise<ExamplesFolder> {
    const folder = new ExamplesFolder(await mkdtemp(join(tmpdir(), 'examples-')));
    for (const [path, text] of Object.entries(files)) {
      await folder.write(path, text);
    }
    return folder;
  }

  async write(path: string, text: string): Promise<void> {
    const target = join(this.root, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}

/** An example that draws some text. */
export const exampleSaying = (text: string) =>
  `import { Badge } from 'made-up-ui';\nexport default function A() {\n  return <Badge>${text}</Badge>;\n}\n`;

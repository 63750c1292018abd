import { describe, expect, it } from 'vitest';
import { type SnackApp, toSnack, toSnackUrl } from '../src/shared/snack.ts';

const source = `import { Badge } from 'made-up-ui';\nexport default function A() { return <Badge>안녕 & 잘 가</Badge>; }`;
const app: SnackApp = {
  dependencies: ['made-up-ui', 'react-native-svg'],
  app: (code) => `// ${code.length}\nexport { default } from './Example';`,
};

describe('an example for Expo Snack', () => {
  it('brings the example and the app that the toolkit puts around it', () => {
    const fields = toSnack(app, '인사', source);
    const files = JSON.parse(fields.files);
    expect(files['Example.tsx'].contents).toBe(source);
    expect(files['App.tsx'].contents).toBe(app.app(source));
    expect(fields.dependencies).toBe('made-up-ui,react-native-svg');
  });

  it('goes by address while it is short, by form when it is long', () => {
    const url = new URL(toSnackUrl(toSnack(app, '인사', source)) ?? '');
    expect(JSON.parse(url.searchParams.get('files') ?? '{}')['Example.tsx'].contents).toBe(source);
    expect(toSnackUrl(toSnack(app, '인사', source.padEnd(9000, ' ')))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { toSnack, toSnackUrl } from '../src/shared/snack.ts';

const source = `import { ZSText } from '@0610studio/zs-ui';\nexport default function A() { return <ZSText>안녕</ZSText>; }`;

describe('an example for Expo Snack', () => {
  it('brings the example and an app with the providers around it', () => {
    const files = JSON.parse(toSnack('인사', source).files);
    expect(files['Example.tsx'].contents).toBe(source);
    expect(files['App.tsx'].contents).toContain('<OverlayProvider>');
  });

  it('leaves the providers to an example that brings its own', () => {
    const own = `import { ThemeProvider } from '@0610studio/zs-ui';`;
    expect(JSON.parse(toSnack('테마', own).files)['App.tsx'].contents).not.toContain(
      'OverlayProvider',
    );
  });

  it('goes by address while it is short, by form when it is long', () => {
    const url = new URL(toSnackUrl(toSnack('인사', source)) ?? '');
    expect(JSON.parse(url.searchParams.get('files') ?? '{}')['Example.tsx'].contents).toBe(source);
    expect(toSnackUrl(toSnack('인사', source.padEnd(9000, ' ')))).toBeUndefined();
  });
});

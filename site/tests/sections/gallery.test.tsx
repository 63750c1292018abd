// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import { ListPage } from '../../src/sections/gallery/ListPage.tsx';
import { siteConfig } from '../../src/site.config.ts';

const { docsVersion } = siteConfig;

afterEach(() => {
  cleanup();
  siteConfig.docsVersion = docsVersion;
});

describe('The gallery of components', () => {
  test.each([
    ['unmaintained', '더 이상 업데이트되지 않습니다'],
    ['unreleased', '아직 정식 공개되지 않았습니다'],
  ] as const)('warns who enters there of docs that are %s', (banner, sentence) => {
    siteConfig.docsVersion = { ...docsVersion, isLast: false, banner };
    render(<ListPage page={builtInPages.components} />);
    expect(screen.getByRole('note').textContent).toContain(sentence);
  });

  test('warns of nothing where the docs are those of the latest version', () => {
    render(<ListPage page={builtInPages.components} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

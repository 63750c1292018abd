// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorScreen } from '../../src/browser/dialog/ErrorScreen.tsx';
import { SearchDialog } from '../../src/browser/dialog/SearchDialog.tsx';
import { ModalBoundary } from '../../src/browser/modal/ModalBoundary.tsx';
import { NoResultsScreen } from '../../src/browser/modal/NoResultsScreen.tsx';
import { defaultSearchText } from '../../src/browser/text/searchText.ts';
import { settings } from './settings.ts';

afterEach(cleanup);

test('the error screen speaks English unless told otherwise', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.Retry',
  );
});

test('the screen without results names the query, up to three others and where to report', () => {
  render(
    <NoResultsScreen
      query="C# & co"
      suggestions={['Alert', 'Loader']}
      missingResultsUrl="https://example.com/?q={query}"
      onSuggestion={() => undefined}
    />,
  );
  expect(screen.getByText('No results for "C# & co"')).toBeTruthy();
  expect(screen.getByText('Try searching for:')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Alert',
    'Loader',
  ]);
  expect(screen.getByText(/Believe this query should return results\?/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Let us know.' });
  expect(link.getAttribute('href')).toBe('https://example.com/?q=C%23%20%26%20co');
});

test('the frame is called Search, asks to search docs and takes 64 characters', () => {
  const { container } = render(<SearchDialog settings={settings} />);
  const input = container.querySelector('input');
  expect(container.querySelector('dialog')?.getAttribute('aria-label')).toBe('Search');
  expect(input?.placeholder).toBe('Search docs');
  expect(input?.maxLength).toBe(64);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/zs-ui/search/');
});

test('a fault in the modal leaves the error screen, and Retry starts it anew', async () => {
  let isBroken = true;
  const Part = () => {
    if (isBroken) {
      throw new Error('broken');
    }
    return 'works';
  };
  render(
    <ModalBoundary text={defaultSearchText}>
      <Part />
    </ModalBoundary>,
  );
  isBroken = false;
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(await screen.findByText('works')).toBeTruthy();
});

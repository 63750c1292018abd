// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchButton, SearchPage } from '../../src/browser/react.ts';
import { ErrorScreen } from '../../src/browser/screens/ErrorScreen.tsx';
import { NoResultsScreen } from '../../src/browser/screens/NoResultsScreen.tsx';
import { defaultText } from '../../src/shared/text/defaultText.ts';
import { settings } from '../fixture/settings.ts';

test('the button and the field say by default what the specification names', () => {
  expect(renderToStaticMarkup(<SearchButton />)).toContain('>Search<');
  expect(renderToStaticMarkup(<SearchPage settings={settings} />)).toContain(
    'placeholder="Search docs"',
  );
});

test('a provider that cannot be reached is told in the words of the specification', () => {
  const screen = <ErrorScreen isUnreachable onRetry={() => undefined} text={defaultText} />;
  const html = renderToStaticMarkup(screen);
  expect(html).toContain('>Unable to fetch results<');
  expect(html).toContain('>You might want to check your network connection.<');
});

test('so is a query without results, with three suggestions and a link that carries the query', () => {
  const html = renderToStaticMarkup(
    <NoResultsScreen
      query="riverpod"
      instead={{ queries: [], places: [] }}
      suggestions={['Alert', 'BottomSheet', 'ThemeProvider', 'ZSText']}
      settings={settings}
      onSuggestion={() => undefined}
      text={defaultText}
    />,
  );
  expect(html).toContain('No results for &quot;riverpod&quot;');
  expect(html).toContain('Try searching for:');
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).toContain('Believe this query should return results?');
  expect(html).toMatch(/title=riverpod"[^>]*>Let us know\.</);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ElevationTable } from '../../src/toolkit/mdx/ElevationTable.tsx';
import { TypographyTable } from '../../src/toolkit/mdx/TypographyTable.tsx';

/** Text of each cell, row by row. */
function rows(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    ),
  );
}

test('the typography table tells the size and the font of every group', () => {
  const [, heading, , , label, , caption] = rows(renderToStaticMarkup(<TypographyTable />));
  expect(heading).toEqual(['heading', '36', '32', '28', '24', '20', '18', '700', '1']);
  expect(label).toEqual(['label', '16', '14', '13', '12', '11', '10', '500', '1']);
  expect(caption).toEqual(['caption', '12', '11', '10', '9', '8', '7', '400', '1']);
});

test('the elevation table tells the ten levels of both modes', () => {
  const [, ...levels] = rows(renderToStaticMarkup(<ElevationTable />));
  expect(levels).toHaveLength(10);
  expect(levels[9]).toEqual([
    '9',
    '8',
    '5.8',
    'rgba(0, 0, 0, 0.085)',
    'rgba(255, 255, 255, 0.185)',
  ]);
});

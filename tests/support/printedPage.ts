import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** A run of text in a PDF, in points from the bottom left corner. */
interface TextBox {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Text of a printed page by sheet. */
type PrintedPage = readonly (readonly TextBox[])[];

/** Prints a page on A4 with the default settings of the browser. */
export async function print(page: Page): Promise<PrintedPage> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const sheets: TextBox[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [pieceOf(item)] : [])));
  }
  return sheets;
}

function pieceOf(item: { str: string; width: number; transform: readonly number[] }): TextBox {
  const [, , , size = 0, left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left,
    right: left + item.width,
    // The height of the letters, not of the line: lines may be close.
    bottom: baseline,
    top: baseline + size * 0.6,
  };
}

/**
 * All text of sheets, without spaces, which line breaks may replace. A font draws two dashes with one glyph,
 * of which a print keeps the first.
 */
export function textOf(sheets: PrintedPage): string {
  return sheets
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '')
    .replaceAll('\u2012', '\u2013');
}

/** Descriptions of text boxes that overlap. */
export function collisions(sheets: PrintedPage): string[] {
  return sheets.flatMap((pieces, sheet) =>
    pieces.flatMap((one, at) =>
      pieces
        .slice(at + 1)
        .filter((other) => overlap(one, other) > 0.3)
        .map((other) => `sheet ${sheet + 1}: "${one.text}" and "${other.text}"`),
    ),
  );
}

/** Overlap of two boxes, as a share of the smaller one, 0 to 1. */
function overlap(one: TextBox, other: TextBox): number {
  const area = ({ left, right, bottom, top }: TextBox) => (right - left) * (top - bottom);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return width > 0 && height > 0 ? (width * height) / Math.min(area(one), area(other)) : 0;
}

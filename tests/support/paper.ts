import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** A piece of text on paper, in points from the bottom left corner. */
interface Piece {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** What a page becomes on A4: its sheets, each with its pieces of text. */
type Paper = readonly (readonly Piece[])[];

/** Prints a page as a reader would, with the browser's own settings. */
export async function print(page: Page): Promise<Paper> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const sheets: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [pieceOf(item)] : [])));
  }
  return sheets;
}

function pieceOf(item: { str: string; width: number; transform: readonly number[] }): Piece {
  const [, , , size = 0, left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left,
    right: left + item.width,
    // The box of the letters alone: lines may stand close.
    bottom: baseline,
    top: baseline + size * 0.6,
  };
}

/** All text of a sheet or of all sheets without its spaces, which a line break may take. */
export function textOf(sheets: Paper): string {
  return sheets
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
}

/** Pieces of text that lie on one another, where one hides the other. */
export function collisions(sheets: Paper): string[] {
  return sheets.flatMap((pieces, sheet) =>
    pieces.flatMap((one, at) =>
      pieces
        .slice(at + 1)
        .filter((other) => sharedArea(one, other) > 0.3)
        .map((other) => `sheet ${sheet + 1}: "${one.text}" and "${other.text}"`),
    ),
  );
}

/** The part of the smaller of two pieces that the other covers, 0 to 1. */
function sharedArea(one: Piece, other: Piece): number {
  const area = ({ left, right, bottom, top }: Piece) => (right - left) * (top - bottom);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return width > 0 && height > 0 ? (width * height) / Math.min(area(one), area(other)) : 0;
}

import type { Page } from '@playwright/test';

/** Channel values that differ by no more than this look equal. */
const NOTICEABLE = 3;

/**
 * Returns the percentage of the rows of a screenshot whose pixels are not all of one colour. The rounded
 * corners of a phone's screen are ignored.
 * @param page any page: its browser decodes the PNG
 */
export function measureDrawnRows(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async ({ data, noticeable }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      if (!canvas) {
        throw new Error('This browser reads no pictures.');
      }
      canvas.drawImage(picture, 0, 0);
      const corner = 32;
      let drawn = 0;
      for (let y = 0; y < height; y += 1) {
        const inCorner = y < corner || y >= height - corner;
        const from = inCorner ? corner : 0;
        const row = canvas.getImageData(from, y, width - 2 * from, 1).data;
        drawn += row.some((part, at) => Math.abs(part - (row[at % 4] ?? 0)) > noticeable) ? 1 : 0;
      }
      return Math.round((100 * drawn) / height);
    },
    { data: png.toString('base64'), noticeable: NOTICEABLE },
  );
}

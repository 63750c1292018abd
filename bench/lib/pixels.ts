import type { Page } from '@playwright/test';

/** Difference of a colour that no eye sees. */
const NOTICEABLE = 3;

/**
 * Share of a picture's rows, in percent, on which something is drawn: their pixels are not all of
 * one colour. The corners of a phone's screen are left out.
 * @param page any page: its browser reads the picture
 */
export function drawnRows(page: Page, png: Buffer): Promise<number> {
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

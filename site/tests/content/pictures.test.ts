import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { faultIn } from '../../src/content/page-table/contentCheck.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(async () => {
  const size = { width: 200, height: 200, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const whole = await sharp({ create: { ...size, background: '#000', noise } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'whole.png'), whole);
  writeFileSync(join(folder, 'cut.png'), whole.subarray(0, whole.length / 2));
  writeFileSync(join(folder, 'empty.png'), '');
  writeFileSync(join(folder, `${'나'.normalize('NFD')}.png`), whole);
  writeFileSync(join(folder, 'text.jpg'), '그림이 아닙니다');
  writeFileSync(
    join(folder, '가.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(join(folder, 'broken.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path');
});

/** Message about a page in that folder; empty for a correct one. */
const complaint = async (text: string) =>
  (await faultIn(join(folder, 'x.mdx'), text, []))?.message ?? '';

test.each([
  ['is missing', './none.png', '이미지 파일이 없습니다'],
  ['is missing, with a name in Hangul', '%EA%B0%81.png', '이미지 파일이 없습니다'],
  ['has a bare % in its name', '100%.png', '주소에 퍼센트 인코딩이 아닌 %가 있습니다'],
  ['has a name in the parts of Hangul', './나.png', '파일 이름의 한글이 자모로'],
  ['is empty', './empty.png', '이미지로 읽을 수 없습니다'],
  ['is a text', 'text.jpg', '이미지로 읽을 수 없습니다'],
  ['ends half way', 'cut.png', '이미지로 읽을 수 없습니다'],
  ['is a broken drawing', 'broken.svg', '이미지로 읽을 수 없습니다'],
])('a picture that %s is told with page, line, cause and remedy', async (_what, address, why) => {
  const said = await complaint(`글\n\n글 ![그림](${address})`);
  expect(said).toContain(`x.mdx:3 ![…](${address}): ${why}`);
  expect(said).toMatch(/세요/);
});

test('pictures that can be drawn, and those of site/public, are let through', async () => {
  expect(await complaint(`![그림](whole.png) ![그림](./%EA%B0%80.svg) ![그림](/img/x.png)`)).toBe(
    '',
  );
});

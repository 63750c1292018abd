import { expect, test } from '@playwright/test';
import { attack, attackTogether, openTarget, RUN, runEdit, target } from './support/attack.ts';
import { phone, screenOf } from './support/phones.ts';

const { path, name } = target;

const refused: Readonly<Record<string, string>> = {
  'the page around it': 'window.parent.document.title;',
  'the address of the page': "window.top.location.href = 'https://example.com/';",
  'local storage': "localStorage.setItem('a', 'b');",
  'session storage': "sessionStorage.setItem('a', 'b');",
  cookies: "document.cookie = 'a=b';",
  databases: "indexedDB.open('a');",
  caches: "await caches.open('a');",
  'the network': "await fetch('https://example.com/');",
  'a frame next to it': 'window.parent.frames[0].document.title;',
  'the document of the page': 'window.parent.document;',
};

test('an example reaches nothing of the page, of the browser and of the network', {
  tag: '@smoke',
}, async ({ page }) => {
  await openTarget(page);
  const attacks = attackTogether(refused);
  await runEdit(
    page,
    `import { useEffect, useState } from 'react';
import { Text } from 'react-native';
export default function Attack() {
  const [ends, setEnds] = useState('');
  useEffect(() => { ${attacks}.then((ends) => setEnds(JSON.stringify(ends))); }, []);
  return <Text testID="ends">{ends}</Text>;
}`,
  );
  const ends = screenOf(phone(page, name)).getByTestId('ends');
  await expect(ends).toContainText('{', RUN);
  const told: Record<string, string> = JSON.parse(await ends.innerText());
  for (const what of Object.keys(refused)) {
    expect.soft(told[what], `reaches ${what}`).toMatch(/^막힘 /);
  }
  expect(page.url()).toContain(path);
});

test('an example opens no window and leaves no page: it can offer a link, but none that runs script', async ({
  page,
  context,
}) => {
  await openTarget(page);
  const notice = phone(page, name).locator('[data-notice]');
  await attack(page, "window.open('https://example.com/');");
  await expect(notice.getByRole('link', { name: /example\.com/ })).toBeVisible(RUN);
  expect.soft(context.pages(), 'pages that were opened').toHaveLength(1);

  await attack(page, "window.open('javascript:alert(1)'); console.log('스크립트 링크');");
  await expect(notice).toContainText('스크립트 링크', RUN);
  await expect.soft(notice.locator('a'), 'links that run script').toHaveCount(0);

  await attack(page, "document.location.href = 'about:blank#away'; location.reload();");
  await expect(phone(page, name)).toHaveAttribute('data-state', 'stuck', RUN);
  await expect(notice).toContainText('다시 실행');
});

test('the frame opened by itself runs nothing', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('preview/index.html');
  await expect(page.getByText('이 페이지는 문서의 미리보기에서만 동작합니다.')).toBeVisible();
  // Messages arrive in order: a response to the first would be before that to the second.
  const heard = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const said: string[] = [];
        window.addEventListener('message', ({ data, ports }) => {
          said.push(...(ports.length > 0 ? ['a port'] : []), String(data?.type ?? data));
          if (data === 'end') {
            resolve(said);
          } else if (data?.type === 'run') {
            window.postMessage('end', '*');
          }
        });
        window.postMessage({ type: 'run', name: 'a', code: "parent.postMessage('ran', '*')" }, '*');
      }),
  );
  expect(heard).toEqual(['run', 'end']);
});

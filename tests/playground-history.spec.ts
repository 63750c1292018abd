import { expect, type Page, test } from '@playwright/test';
import { attack, html, openTarget, RUN, target } from './support/attack.ts';
import { phone } from './support/phones.ts';

/** Ways to add an entry to the history of the page, each tried with a new address every time. */
const steps: Readonly<Record<string, string>> = {
  'the history itself': "history.pushState({}, '', '#' + i);",
  'the navigation of its window': "navigation.navigate('#' + i);",
  'the hash of its address': "location.hash = 'a' + i;",
  'an address within its page': "location.assign('#b' + i); document.location = '#c' + i;",
  'a link': "const a = link('a'); document.body.append(a); a.href = '#d' + i; a.click();",
  'a link that stands nowhere': "const a = link('a'); a.href = '#e' + i; a.click();",
  'a press of its own on such a link':
    "const a = link('a'); a.href = '#f' + i; a.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));",
  'a press that cannot be called off':
    "const a = link('a'); document.body.append(a); a.href = '#g' + i; a.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
  'a link of SVG':
    "const a = document.createElementNS('http://www.w3.org/2000/svg', 'a'); const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.append(a); document.body.append(svg); a.setAttribute('href', '#h' + i); a.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));",
  'a part of an image':
    "const a = link('area'); document.body.append(a); a.href = '#i' + i; a.click();",
  'a link whose presses nobody else hears':
    "addEventListener('click', (event) => event.stopImmediatePropagation(), true); const a = link('a'); document.body.append(a); a.href = '#j' + i; a.click();",
  'a refresh within its page': html('<meta http-equiv="refresh" content="0;url=#k">'),
  'a frame in it':
    "const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe')); frame.srcdoc = 'a' + i;",
  'the address of a frame in it':
    "if (length === 0) document.body.append(document.createElement('iframe')); frames[0].location = 'about:blank#' + i;",
  'a frame in a shadow':
    "const host = document.createElement('p'); document.body.append(host); const shadow = host.attachShadow({ mode: 'open' }); shadow.innerHTML = '<iframe></iframe>'; shadow.firstChild.srcdoc = 'a' + i; await new Promise((next) => setTimeout(next, 50)); shadow.firstChild.srcdoc = 'b' + i;",
  'a page that it has closed': "Document.prototype.close.call(document); location.hash = 'l' + i;",
};

/** Tries a way a few times, with time to load in between, whatever it throws. */
const often = (statement: string, end: string) => `
  const link = (name) => document.createElement(name);
  for (let i = 0; i < 6; i++) {
    try { ${statement} } catch {}
    await new Promise((next) => setTimeout(next, 40));
  }
  console.log(${JSON.stringify(end)});`;

const leaving: Readonly<Record<string, string>> = {
  'another page': "location.href = '/zs-ui/docs/intro/';",
  'a page of its own making': "location.href = 'data:text/html,a';",
  nothing: "location.href = 'about:blank';",
};

const stepsOf = (page: Page) => page.evaluate(() => history.length);

test('an example adds no entry to the history of the page', async ({ page }) => {
  test.setTimeout(240_000);
  await openTarget(page);
  const example = phone(page, target.name);
  const notice = example.locator('[data-notice]');
  for (const [way, statement] of Object.entries(steps)) {
    const before = await stepsOf(page);
    const end = `끝까지 해 보았습니다: ${way}`;
    await attack(page, often(statement, end));
    // Observed from the page: Playwright's access to a frame counts as user activation, which may navigate.
    await expect(notice, way).toContainText(end, RUN);
    expect.soft(await stepsOf(page), `steps by ${way}`).toBe(before);
    await expect.soft(example, `runs on after ${way}`).toHaveAttribute('data-state', 'running');
  }
});

test('an example that navigates its frame is stopped, without a history entry', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTarget(page);
  const example = phone(page, target.name);
  for (const [where, statement] of Object.entries(leaving)) {
    const before = await stepsOf(page);
    await attack(page, statement);
    await expect(example, `to ${where}`).toHaveAttribute('data-state', 'stuck', RUN);
    await expect.soft(example.locator('[data-notice]'), where).toContainText('다른 페이지로');
    expect.soft(await stepsOf(page), `steps to ${where}`).toBe(before);
  }
});

import { expect, test } from 'vitest';
import { allSections } from '../../packages/agents/src/check/sections.ts';
import { builtPage } from '../support/builtPages.ts';

test.each(allSections())('%s, which a finding of check_code names, is in the site', (section) => {
  const [path = '', id] = section.split('#');
  const page = builtPage(path);
  expect(page.querySelector('main')).not.toBeNull();
  if (id !== undefined) {
    expect(page.getElementById(id)?.tagName).toMatch(/^H[2-6]$/);
  }
});

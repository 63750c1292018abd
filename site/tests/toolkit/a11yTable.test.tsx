// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A11yTable } from '../../src/toolkit/mdx/A11yTable.tsx';

test('accessibility shows role, speech, keys and where they are proven', () => {
  render(<A11yTable />);
  const cellsOf = (name: string) =>
    [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(cellsOf('PopOverButton')).toEqual([
    '지정한 이름은 누르는 요소 안쪽의 View에 적용됩니다. (웹)',
    'Enter 메뉴를 엽니다. (웹)',
    '‘더 보기’',
  ]);
  expect(screen.getByText('textbox').tagName).toBe('CODE');
});

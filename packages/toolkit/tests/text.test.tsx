import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TextAtom, ZSText } from '../src';
import { renderInApp } from './support/renderInApp';
import { computedStyle } from './support/styles';

describe('ZSText', () => {
  test('is body.2 in the base colour when nothing is said', async () => {
    await renderInApp(<ZSText>글</ZSText>);
    const style = computedStyle(screen.getByText('글'));
    expect([style.fontSize, style.letterSpacing, style.color]).toEqual([
      '14px',
      '1px',
      'rgb(28, 37, 46)',
    ]);
  });

  test('takes typography and colour by name, and style last', async () => {
    await renderInApp(
      <ZSText typo="heading.1" color="danger.40" style={{ letterSpacing: 0 }} testID="t">
        글
      </ZSText>,
    );
    const style = computedStyle(screen.getByTestId('t'));
    expect([style.fontSize, style.letterSpacing, style.color]).toEqual([
      '36px',
      '0px',
      'rgb(255, 107, 133)',
    ]);
  });
});

test('TextAtom passes everything to Text', async () => {
  await renderInApp(
    <TextAtom testID="atom" style={{ fontSize: 9 }}>
      글
    </TextAtom>,
  );
  expect(computedStyle(screen.getByTestId('atom')).fontSize).toBe('9px');
});

import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import type { OverlayFunctions } from '../../src/overlay/types';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';

/** Text of the screen behind an overlay. */
export const BEHIND = '뒤쪽 화면';

/** A screen with one text. */
export const behind = <Text>{BEHIND}</Text>;

/** Opens an overlay above a screen. */
export async function openOver(open: (overlay: OverlayFunctions) => void) {
  const view = await renderInApp(behind);
  actSync(() => open(view.overlay));
  await advanceTime(1000);
  return view;
}

/** Presses Enter on an element that Tab reaches. */
export function pressEnter(target: HTMLElement): void {
  expect(target.tabIndex).toBe(0);
  actSync(() => {
    fireEvent.keyDown(target, { key: 'Enter' });
    fireEvent.keyUp(target, { key: 'Enter' });
  });
}

/** Expects the screen behind the overlay to be there for a screen reader. */
export const expectReadBehind = () =>
  expect(screen.getByText(BEHIND).closest('[inert], [aria-hidden="true"]')).toBeNull();

/** Expects no role, no live region and no dialog anywhere. */
export const expectNoRole = () =>
  expect(document.querySelector('[role], [aria-live], [aria-modal]')).toBeNull();

/** Texts in the order in which they are read. */
export const readTexts = () =>
  [...document.querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);

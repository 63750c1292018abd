import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import { ZSPressable } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { change, show } from '../support/render';

/** A screen with one button on it. */
export const opener = (
  <ZSPressable onPress={() => {}} testID="opener">
    <Text>여는 버튼</Text>
  </ZSPressable>
);

/** Opens something from a focused button. */
export async function openFrom(open: (overlay: OverlayFunctions) => void) {
  const view = await show(opener);
  change(() => screen.getByTestId('opener').focus());
  change(() => open(view.overlay));
  return view;
}

/** Presses Escape wherever the focus is. */
export const pressEscape = () =>
  change(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

/** Presses a button: browsers turn Enter and Space on a real one into this click. */
export function press(button: HTMLElement): void {
  expect(button.tagName).toBe('BUTTON');
  expect(button.tabIndex).toBe(0);
  change(() => void fireEvent.click(button));
}

/** Expects what lies behind to be out of reach of keyboard and screen reader. */
export const expectHiddenBehind = () =>
  expect(screen.getByTestId('opener').closest('[inert]')).not.toBeNull();

/** Expects the focus to be on the button that opened something. */
export const expectFocusBack = () =>
  expect(document.activeElement).toBe(screen.getByTestId('opener'));

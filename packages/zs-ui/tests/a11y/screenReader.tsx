import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import { ZSPressable } from '../../src';
import type { OverlayFunctions } from '../../src/overlay/types';
import { actSync, renderInApp } from '../support/renderInApp';

/** A screen with one button. */
export const opener = (
  <ZSPressable onPress={() => {}} testID="opener">
    <Text>여는 버튼</Text>
  </ZSPressable>
);

/** Opens an overlay from a focused button. */
export async function openFrom(open: (overlay: OverlayFunctions) => void) {
  const view = await renderInApp(opener);
  actSync(() => screen.getByTestId('opener').focus());
  actSync(() => open(view.overlay));
  return view;
}

/** Presses Escape wherever the focus is. */
export const pressEscape = () =>
  actSync(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

/** Presses a button; browsers also fire this click for Enter and Space. */
export function press(button: HTMLElement): void {
  expect(button.tagName).toBe('BUTTON');
  expect(button.tabIndex).toBe(0);
  actSync(() => void fireEvent.click(button));
}

/** Expects the screen behind the overlay to be inert. */
export const expectHiddenBehind = () =>
  expect(screen.getByTestId('opener').closest('[inert]')).not.toBeNull();

/** Expects the focus to be on the button that opened the overlay. */
export const expectFocusBack = () =>
  expect(document.activeElement).toBe(screen.getByTestId('opener'));

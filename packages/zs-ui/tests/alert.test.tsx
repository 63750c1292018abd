import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { change, pass, show } from './support/render';

describe('showAlert', () => {
  test('an alert without actions has one button that reads 확인 and closes it', async () => {
    const { overlay } = await show(<Text>화면</Text>);
    change(() => overlay.showAlert({ title: '제목' }));
    const dialog = screen.getByRole('alertdialog', { name: '제목' });
    expect(screen.getAllByRole('button', { hidden: true }).length).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: '확인' }));
    await pass(99);
    expect(dialog.isConnected).toBe(true);
    await pass(1);
    expect(dialog.isConnected).toBe(false);
  });
});

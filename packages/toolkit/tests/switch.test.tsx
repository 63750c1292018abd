import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ZSSwitch } from '../src';
import { renderInApp } from './support/renderInApp';
import { computedStyle } from './support/styles';

const target = () => screen.getByTestId('s');
const track = () => target().firstElementChild as HTMLElement;
const thumb = () => track().firstElementChild as HTMLElement;

describe('ZSSwitch', () => {
  test('calls onToggle and keeps no state of its own', async () => {
    const onToggle = vi.fn();
    await renderInApp(<ZSSwitch testID="s" isActive={false} onToggle={onToggle} />);
    fireEvent.click(target());
    expect(onToggle).toHaveBeenCalledOnce();
    expect(thumb().style.transform).toBe('translateX(0px)');
  });

  test('has measures that follow its width', async () => {
    await renderInApp(<ZSSwitch testID="s" isActive onToggle={() => {}} />);
    const { width, height, paddingTop } = computedStyle(track());
    expect([width, height, paddingTop]).toEqual(['50px', '30px', '2px']);
    expect(computedStyle(thumb()).width).toBe('26px');
    expect(thumb().style.transform).toBe('translateX(20px)');
  });

  test('is orange when on and grey when off, or in its own colours', async () => {
    const { redraw } = await renderInApp(<ZSSwitch testID="s" isActive onToggle={() => {}} />);
    expect(computedStyle(track()).backgroundColor).toBe('rgb(255, 162, 13)');
    redraw(<ZSSwitch testID="s" isActive={false} onToggle={() => {}} />);
    expect(computedStyle(track()).backgroundColor).toBe('rgb(223, 227, 232)');
    redraw(<ZSSwitch testID="s" isActive trackColorActive="#ff0000" onToggle={() => {}} />);
    expect(computedStyle(track()).backgroundColor).toBe('rgb(255, 0, 0)');
  });

  test('has no role or state of its own, and takes those that the app gives', async () => {
    const { redraw } = await renderInApp(<ZSSwitch testID="s" isActive onToggle={() => {}} />);
    expect(document.querySelector('[role], [aria-checked]')).toBeNull();
    redraw(<ZSSwitch isActive onToggle={() => {}} role="switch" aria-checked aria-label="알림" />);
    expect(screen.getByRole('switch', { name: '알림', checked: true })).toBeTruthy();
  });
});

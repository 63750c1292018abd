// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configOf, initialChoice } from '../../src/sections/theme-builder/choice.ts';
import ThemeBuilder from '../../src/sections/theme-builder/ThemeBuilder.island.tsx';

/** Colours that were last set on the phone. */
const shown = vi.hoisted(() => ({ config: {} as unknown, mode: '' }));
vi.mock('../../src/sections/theme-builder/BuilderPhone.tsx', () => ({
  BuilderPhone: ({ config, mode }: { config: unknown; mode: string }) => {
    Object.assign(shown, { config, mode });
    return null;
  },
}));

const code = () => document.querySelector('pre')?.textContent ?? '';
const value = (ramp: string) => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[maxlength]')];
  return fields.find((field) =>
    field.getAttribute('aria-label')?.startsWith(ramp),
  ) as HTMLInputElement;
};
const type = (ramp: string, text: string) =>
  fireEvent.change(value(ramp), { target: { value: text } });
const contrastOf = (pair: string) => screen.getByTitle(pair).textContent;

beforeEach(() => {
  document.documentElement.dataset.theme = 'light';
  history.replaceState({ index: 3 }, '');
});
afterEach(cleanup);

describe('The theme builder', () => {
  for (const mode of ['light', 'dark']) {
    test(`begins in the ${mode} mode of the page, with a main colour that passes`, () => {
      document.documentElement.dataset.theme = mode;
      render(<ThemeBuilder name="x" codePath="x.js" />);
      expect(shown).toEqual({ config: configOf(initialChoice), mode });
      expect(contrastOf('text.primary / background.base')).toMatch(/ AA$/);
      expect(contrastOf('text.white / primary.main')).toMatch(/ AA$/);
    });
  }

  test('mends a contrast that fails by one press', () => {
    render(<ThemeBuilder name="x" codePath="x.js" />);
    expect(contrastOf('text.white / warning.main')).toMatch(/ 미달$/);
    fireEvent.click(screen.getByRole('button', { name: /^warning/ }));
    expect(contrastOf('text.white / warning.main')).toMatch(/ AA$/);
    expect(document.activeElement, 'the button is gone').toBe(value('warning'));
    expect(shown.config).toHaveProperty('light.warning.main', value('warning').value);
  });

  test('dresses phone and code in a colour that is typed, also for one who comes back', () => {
    for (const visit of ['first', 'after Back']) {
      render(<ThemeBuilder name="x" codePath="x.js" />);
      if (visit === 'first') {
        type('primary', '#6d28d9');
      }
      expect(shown.config).toMatchObject({ light: { primary: { main: '#6D28D9' } } });
      expect(code()).toContain("main: '#6D28D9'");
      cleanup();
    }
    expect(history.state).toHaveProperty('index', 3);
  });

  test('keeps what is typed until it is a colour, and says that it is none yet', () => {
    render(<ThemeBuilder name="x" codePath="x.js" />);
    type('danger', '#12');
    expect(value('danger').value).toBe('#12');
    expect(value('danger').getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(value('danger').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('16진수 여섯 자리');
    expect(shown.config).toEqual(configOf(initialChoice));
  });

  test('says the contrasts that a choice changed, and what is no colour, after a rest', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div data-announcer></div>';
    const announcer = document.querySelector('[data-announcer]');
    render(<ThemeBuilder name="x" codePath="x.js" />);
    vi.runAllTimers();
    expect(announcer?.textContent).toBe('');
    type('primary', '#000000');
    vi.runAllTimers();
    expect(announcer?.textContent).toContain('text.white / primary.main 21.00 AAA');
    expect(announcer?.textContent).not.toContain('danger');
    expect(contrastOf('text.white / primary.main')).toContain('21.00');
    type('primary', '#12');
    vi.runAllTimers();
    expect(announcer?.textContent).toContain('16진수 여섯 자리');
    vi.useRealTimers();
  });

  test('shows the other mode, and colours it alone where the modes are not linked', () => {
    render(<ThemeBuilder name="x" codePath="x.js" />);
    const [linked] = screen.getAllByRole('checkbox');
    fireEvent.click(linked as HTMLElement);
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(shown.mode).toBe('dark');
    type('success', '#00aa00');
    expect(shown.config).toHaveProperty('dark.success.main', '#00AA00');
    expect(shown.config).not.toHaveProperty('light.success');
  });

  test('takes everything back', () => {
    render(<ThemeBuilder name="x" codePath="x.js" />);
    type('warning', '#ff0000');
    const buttons = screen.getAllByRole('button');
    fireEvent.click(buttons.find(({ textContent }) => textContent === '초기화') as HTMLElement);
    expect(shown.config).toEqual(configOf(initialChoice));
  });
});

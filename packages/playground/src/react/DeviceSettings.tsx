import type { ReactNode } from 'react';
import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { ExampleData } from '../shared/exampleData.ts';
import type { PlaygroundText } from '../shared/text/ko.ts';
import { ControlInput } from './ControlInput.tsx';

/**
 * Part of an example that needs a running phone, as a template until then: for autofill, browsers lay
 * out all forms of a page, even in closed `<details>`.
 */
function Deferred({ children }: { children: ReactNode }) {
  return <template data-later="">{children}</template>;
}

interface DeviceSettingsProps {
  /** Its frame and device are the initial values. */
  example: ExampleData;
  text: PlaygroundText;
}

/** Device form. The script reads its fields by their names. */
export function DeviceSettings({ example, text: { page } }: DeviceSettingsProps) {
  const row = (
    name: 'shape' | 'theme' | 'fontScale' | 'reducedMotion' | 'safeArea' | 'keyboard',
    field: Omit<ControlField, 'name'>,
    value: CodeValue,
    names?: Record<string, string>,
  ) => (
    <div className="zs-play-control">
      {/* The field has the same name. */}
      {field.kind === 'switch' ? null : <span aria-hidden="true">{page[name]}</span>}
      <ControlInput
        field={{ ...field, name }}
        value={value}
        page={page}
        label={page[name]}
        names={names}
      />
    </div>
  );
  const choice = (name: 'shape' | 'theme', value: string, names: Record<string, string>) =>
    row(name, { kind: 'choice', options: Object.keys(names), required: true }, value, names);
  return (
    <details className="zs-play-device" data-tools>
      <summary>{page.device}</summary>
      <Deferred>
        <form data-device>
          {choice('shape', example.unfolded ? 'unfolded' : 'phone', page.shapes)}
          {choice('theme', 'site', page.themes)}
          {row('fontScale', { kind: 'slider', min: 0.8, max: 2, step: 0.1 }, 1)}
          {row('reducedMotion', { kind: 'switch' }, false)}
          {row('safeArea', { kind: 'switch' }, example.safeArea)}
          {row('keyboard', { kind: 'switch' }, false)}
          <p>{page.web}</p>
        </form>
      </Deferred>
    </details>
  );
}

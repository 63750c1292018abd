import { useId } from 'react';

interface VersionSelectProps {
  label: string;
  /** Newest first. */
  versions: readonly { version: string; date: string }[];
  chosen: string;
  /** Without it nothing can be chosen yet. */
  onChoose?: (version: string) => void;
}

/** Choice of one of the two versions. */
export function VersionSelect({ label, versions, chosen, onChoose }: VersionSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        disabled={onChoose === undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {versions.map(({ version, date }) => (
          <option key={version} value={version}>
            {`${version} · ${date}`}
          </option>
        ))}
      </select>
    </div>
  );
}

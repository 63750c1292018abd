import { useId, useState } from 'react';
import { findInstalled } from '../shared/history/findInstalled.ts';
import { versionText } from '../shared/text/versions.ts';

/** A version in the list. */
interface ListedVersion {
  version: string;
  label: string;
}

/** Versions listed together: those of a minor release. */
export interface VersionGroup {
  label: string;
  versions: readonly ListedVersion[];
}

interface VersionChoiceProps {
  /** Name of the package as `package.json` has it. */
  packageName: string;
  /** Name of the package as readers know it. */
  title: string;
  /** Version that the pages describe. */
  documented: string;
  groups: readonly VersionGroup[];
  /** Versions that fit a platform, by its name. */
  presets?: readonly ListedVersion[];
  /** What the presets are of: `Expo SDK`. */
  platform?: string;
  chosen: string | undefined;
  /** What differs on the page for the chosen one, as a sentence. */
  differing?: string | undefined;
  /** Receives undefined for the documented version. */
  onChoose: (version: string | undefined) => void;
}

/** What a choice or a pasted text came to: a version, or a sentence about why there is none. */
function useOutcome({ packageName, groups, differing, onChoose }: VersionChoiceProps) {
  const [found, setFound] = useState('');
  const [problem, setProblem] = useState('');
  const versions = groups.flatMap((group) => group.versions.map(({ version }) => version));
  const read = (pasted: string) => {
    const installed = findInstalled(pasted, packageName, versions);
    if (installed?.version) {
      onChoose(installed.version);
      setFound(versionText.found(installed.spec, installed.version));
    } else {
      setFound('');
      const isEmpty = pasted.trim() === '';
      const none = isEmpty ? '' : versionText.notFound(packageName);
      setProblem(installed ? versionText.unknown(installed.spec) : none);
    }
  };
  const outcome = found && differing ? `${found} ${differing}` : found || problem;
  return { outcome, read, tell: setFound };
}

/** Buttons that choose the version for a platform. */
function Presets(props: VersionChoiceProps) {
  const { presets = [], platform, documented, chosen = documented, onChoose } = props;
  return presets.length === 0 ? null : (
    <fieldset className="zs-version-presets">
      <legend>{platform}</legend>
      {presets.map(({ version, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={version === chosen}
          onClick={() => onChoose(version)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Choice of the version that a reader has installed: from a list, or from what they paste. */
export function VersionChoice(props: VersionChoiceProps) {
  const { title, documented, chosen, onChoose } = props;
  const id = useId();
  // The documented one is the first choice. A second one for it would turn into the first, from which an
  // arrow key leads to the second again: there was no way on.
  const groups = props.groups
    .map(({ label, versions }) => ({
      label,
      versions: versions.filter(({ version }) => version !== documented),
    }))
    .filter(({ versions }) => versions.length > 0);
  const { outcome, read, tell } = useOutcome(props);
  const choose = (version: string | undefined) => {
    const shown = version ?? documented;
    tell(versionText.found(shown, shown));
    onChoose(version);
  };
  return (
    <form className="zs-version" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-list`}>{versionText.label(title)}</label>
      <select
        id={`${id}-list`}
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value || undefined)}
      >
        <option value="">{versionText.documented(documented)}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.versions.map(({ version, label }) => (
              <option key={version} value={version}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Presets {...props} onChoose={choose} />
      <label htmlFor={`${id}-paste`}>{versionText.paste}</label>
      <textarea
        id={`${id}-paste`}
        rows={3}
        spellCheck={false}
        placeholder={versionText.pasteHint}
        aria-describedby={`${id}-outcome`}
        onChange={({ target }) => read(target.value)}
      />
      <p id={`${id}-outcome`} className="zs-version-outcome" aria-live="polite">
        {outcome}
      </p>
      <p className="zs-version-stored">{versionText.stored}</p>
    </form>
  );
}

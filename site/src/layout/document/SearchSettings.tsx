import type { SearchSettings as Settings } from '@zs-docs/search';
import { SETTINGS_ID } from '../../client/search/settingsId.ts';

/** The settings of the search, once in every document, for its script. */
export function SearchSettings({ settings }: { settings: Settings }) {
  // Escaped, so that `</script>` in a setting cannot close the element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return (
    <script type="application/json" id={SETTINGS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}

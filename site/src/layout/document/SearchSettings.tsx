import { searchSettings } from '../../client/search/searchSettings.ts';
import { SETTINGS_ID } from '../../client/search/settingsId.ts';

/** The settings of the search, once in every document, for its script. */
export function SearchSettings() {
  // No text of a setting can end the element early.
  const json = JSON.stringify(searchSettings).replaceAll('<', '\\u003c');
  return (
    <script type="application/json" id={SETTINGS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}

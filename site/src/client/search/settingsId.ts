/** Id of the JSON with the search settings in every page, which keeps them out of the main script. */
export const SETTINGS_ID = 'search-settings';

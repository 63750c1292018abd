/** Id of the JSON with the search settings in every page, so that the main script need not hold them. */
export const SETTINGS_ID = 'search-settings';

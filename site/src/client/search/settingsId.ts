/** Id of the settings in every page: they travel in its HTML, so that its script need not know them. */
export const SETTINGS_ID = 'search-settings';

import { startIslands } from './islands/startIslands.ts';
import { startSearch } from './search/startSearch.ts';

startIslands();
startSearch();

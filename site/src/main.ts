import { startComments } from './blog/startComments.ts';
import { startIslands } from './islands/startIslands.ts';
import { startOffline } from './offline/startOffline.ts';
import { startSearch } from './search/startSearch.ts';

startIslands();
startSearch();
startComments();
startOffline();

import { startIslands } from './islands/startIslands.ts';

startIslands();

import fc from 'fast-check';

// The gate tries the same inputs each time: what a change did not break does not fail it. The night
// draws others, and prints the seed of what it finds.
if (process.env.TEST_SCOPE !== 'all') {
  fc.configureGlobal({ seed: 1 });
}

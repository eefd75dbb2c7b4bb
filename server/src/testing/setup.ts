import fc from 'fast-check';

// The same seeds in every run of the suite; `npm run harden` draws others each time.
fc.configureGlobal({ seed: 2026 });

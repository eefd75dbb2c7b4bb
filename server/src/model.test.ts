import { expect, it } from 'vitest';
import { goesAsTold } from './testing/model/goesAsTold.ts';
import { testApp } from './testing/testApp.ts';

const walks = await goesAsTold(await testApp({ pollSeconds: 3600 }));

/** The long form is `npm run harden`. */
it.each(walks)(
  '[INFO-02] $name behaves as specified, whoever does what in whatever order',
  async ({ run }) => {
    expect(await run({ numRuns: 6, endOnFailure: true })).toBe('');
  },
);

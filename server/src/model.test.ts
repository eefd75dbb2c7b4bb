import { expect, it } from 'vitest';
import { goesAsTold } from './testing/model/goesAsTold.ts';
import { readAll } from './testing/readAll.ts';
import { testApp } from './testing/testApp.ts';

const opened = await testApp({ pollSeconds: 3600 });
const walks = await goesAsTold(opened);

/** The long form is `npm run harden`. */
it.each(walks)(
  '[INFO-02] $name behaves as specified, whoever does what in whatever order',
  async ({ run }) => {
    expect(await run({ numRuns: 6, endOnFailure: true })).toBe('');
    expect(await readAll(opened)).toEqual([]);
  },
);

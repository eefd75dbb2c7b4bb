import { contract } from '@traject/contract/index';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inWords, judge } from './testing/fuzz/judge.ts';
import { aFuzzedOrganisation, fuzzed } from './testing/fuzz/organisation.ts';
import { requestFor } from './testing/fuzz/requests.ts';
import { readAll } from './testing/readAll.ts';
import { testApp } from './testing/testApp.ts';

const opened = await testApp(fuzzed);
const organisation = await aFuzzedOrganisation(opened);
let scene = await organisation.renew();

const endpoints = Object.values(contract).flatMap((calls) => Object.values(calls));

/** The long form is `npm run harden`. */
it.each(endpoints)(
  '$method $path answers anything in words, gives nothing away and changes nothing it refuses',
  async (endpoint) => {
    const answered = fc.asyncProperty(requestFor(endpoint, scene), async (sent) => {
      const { wrong } = await judge(opened, organisation, endpoint, sent);
      expect(wrong, inWords(sent)).toEqual([]);
    });
    await fc.assert(answered, { numRuns: 25, endOnFailure: true });
    if (endpoint.method === 'DELETE') scene = await organisation.renew();
  },
);

it('every list, export, report and metric opens after all of that', async () => {
  expect(await readAll(opened, [scene.ours])).toEqual([]);
});

import { afterAll, describe, expect, it } from 'vitest';
import type * as testing from './reading.testing.ts';
import { createReading, readerIn } from './reading.ts';

const log = { info() {}, warn() {}, error() {} };
const reading = createReading({ log, heapMegabytes: 64, ofOnePerson: 3 });
afterAll(reading.close);
const reader = readerIn<typeof testing>('src/platform/reading/reading.testing.ts');

describe('reading in a thread of its own', () => {
  it('returns what was read', async () => {
    expect(await reading.read(reader, 'say', 1)).toBe('read');
  });

  it('refuses in the reader’s language', async () => {
    const refused = await reading.read(reader, 'refuse', 1).catch((error) => error);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.say('nl')).toEqual([
      'Er staan te veel personen in dit bestand. Het maximum is 7.',
    ]);
  });

  it.each(['fill', 'break'] as const)(
    'gives the sender a sentence when the thread dies of it (%s), and the next file is read',
    async (ask) => {
      const [lost, next] = await Promise.allSettled([
        reading.read(reader, ask, 1),
        reading.read(reader, 'say', 2),
      ]);
      expect(lost).toMatchObject({ reason: { status: 422 } });
      expect(lost.status === 'rejected' && lost.reason.say('nl')[0]).toContain(
        'te zwaar om te lezen',
      );
      expect(next).toEqual({ status: 'fulfilled', value: 'read' });
    },
  );

  it('lets one account fill only a part of the queue', async () => {
    const asked = [1, 1, 1, 1, 2].map((by) => reading.read(reader, 'say', by));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, true, false],
      true,
    ]);
    expect(answers[3]).toMatchObject({ reason: { status: 503 } });
  });
});

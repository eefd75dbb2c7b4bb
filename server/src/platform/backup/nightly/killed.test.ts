import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { end, endAll, launch } from '../../../testing/program.ts';
import { aNight, aStoreThatHangs, checkedAt } from './nightly.testing.ts';

afterAll(endAll);

const now = ['../../scripts/backup.ts', '--now'];

describe('a run that is stopped halfway', { timeout: 300_000 }, () => {
  it('leaves no backup, and the next one says so and tidies up', async () => {
    const place = await aNight();
    await checkedAt(place);
    const store = await aStoreThatHangs();
    const { child } = launch({ ...place.env, ...store.env }, now);
    await store.arrived();
    const { child: second, said } = launch(place.env, now);
    await once(second, 'close');
    expect([second.exitCode, said()]).toEqual([1, expect.stringContaining('Another backup')]);
    await end(child, 'SIGKILL');
    expect((await place.rows()).at(-1)).toMatchObject({ state: 'running', bytes: null });
    expect(await readdir(place.tmpDir), 'half of it').toHaveLength(1);

    const { child: third, said: told } = launch(place.env, now);
    await once(third, 'close');
    expect([third.exitCode, told()]).toEqual([0, expect.stringMatching(/^traject-.* is in /)]);
    const [, first, last] = await place.rows();
    expect(first).toMatchObject({ state: 'failed', why: { key: 'backup.stopped' } });
    expect(last).toMatchObject({ state: 'made', name: (await readdir(place.folder))[0] });
    expect(await readdir(place.tmpDir)).toEqual([]);
  });

  it('and is told to stop removes what it was writing', async () => {
    const place = await aNight();
    const store = await aStoreThatHangs();
    const { child } = launch({ ...place.env, ...store.env }, now);
    await store.arrived();
    await end(child, 'SIGTERM');
    expect(await readdir(place.tmpDir)).toEqual([]);
  });
});

describe('a backup into a file', { timeout: 300_000 }, () => {
  const file = (path: string) => ['../../scripts/backup.ts', path];

  it('that is stopped leaves nothing; one that was killed is tidied up by the next', async () => {
    const place = await aNight();
    const [stopped, killed, whole] = ['a', 'b', 'c'].map((name) =>
      join(place.folder, `${name}.zip`),
    );
    const held = place.sql.begin(async (tx) => {
      // It has begun to write, and waits for one of the tables.
      await tx`lock table notes in access exclusive mode`;
      for (const [path = '', signal] of [
        [stopped, 'SIGTERM'],
        [killed, 'SIGKILL'],
      ] as const) {
        const { child } = launch(place.env, file(path));
        await expect.poll(() => existsSync(`${path}.part`), { timeout: 200_000 }).toBe(true);
        await end(child, signal);
      }
    });
    await held;
    expect(await readdir(place.folder)).toEqual(['b.zip.part']);
    const { child, said } = launch(place.env, file(String(whole)));
    await once(child, 'close');
    expect(said()).toContain('c.zip holds the state');
    expect(await readdir(place.folder)).toEqual(['c.zip']);
    expect(await readdir(place.tmpDir)).toEqual([]);
  });
});

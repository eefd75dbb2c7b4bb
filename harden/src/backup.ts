import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tableEntry } from '@traject/server/src/platform/backup/manifest.ts';
import { openArchive } from '@traject/server/src/platform/backup/readArchive.ts';
import { dataFolder, launch } from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import { install } from './installation.ts';
import { callWithoutEnd } from './outage.ts';
import { createRandom, type Random } from './random.ts';
import { anHourPasses, fileDocument, writeNote } from './writers.ts';

const rounds = 10;
const damages = 200;

export const backup: Check = {
  name: 'backup',
  goal: `${rounds} made under load and restored elsewhere with the same counts and hashes, ${damages} damaged ones refused`,
  async run({ seed }) {
    const installation = await install();
    const staff = await installation.as('counselor');
    const desk = { staff, anyone: installation.anyone, trajectoryId: 1, acknowledge() {} };
    const stop = callWithoutEnd({
      note: () => writeNote(desk),
      document: () => fileDocument(desk),
      hour: () => pause(2000).then(() => installation.look(({ sql }) => anHourPasses(sql))),
    });
    const folder = await dataFolder();
    const shortfalls: string[] = [];
    for (let round = 1; round <= rounds; round++)
      shortfalls.push(...(await roundTrip(installation.dataDir, join(folder, `${round}`))));
    const refused = await damage(join(folder, '1.zip'), createRandom(seed));
    const failed = (await stop()).filter(({ status }) => status !== 200);
    const statuses = [...new Set(failed.map(({ what, status }) => `${what} ${status}`))].join(', ');
    if (statuses) shortfalls.push(`${failed.length} calls failed meanwhile: ${statuses}`);
    await installation.stop();
    return {
      figure: `${rounds - shortfalls.length} of ${rounds} came back the same, ${refused} of ${damages} damaged ones refused`,
      isReached: shortfalls.length === 0 && refused === damages,
      shortfalls,
    };
  },
};

/**
 * A backup, restored in a folder of its own, and a backup of that: both must have the same
 * contents.
 */
async function roundTrip(from: string, path: string) {
  const to = await dataFolder();
  const commands: [string, string[]][] = [
    [from, ['../../scripts/backup.ts', `${path}.zip`]],
    [to, ['../../scripts/restore.ts', `${path}.zip`]],
    [to, ['../../scripts/backup.ts', `${path}-again.zip`]],
  ];
  for (const [DATA_DIR, command] of commands) {
    const { child, said } = launch({ DATA_DIR }, command);
    const [code] = await once(child, 'close');
    if (code !== 0) return [`${path}: ${said()}`];
  }
  const [one, other] = await Promise.all([
    contentsOf(`${path}.zip`),
    contentsOf(`${path}-again.zip`),
  ]);
  return one === other ? [] : [`${path}.zip came back with something else in it`];
}

/**
 * Except for its id, since a backup restored elsewhere is another installation, and the log, which
 * tells of the restore.
 */
async function contentsOf(path: string) {
  await using archive = await openArchive(path);
  const { tables, sequences, entries } = archive.manifest;
  const differing = ['installation', 'events'];
  const others = entries.filter(({ name }) => !differing.map(tableEntry).includes(name));
  const sorted = others.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify([
    tables.filter(({ name }) => name !== 'events'),
    sequences.filter(({ name }) => name !== 'events_id_seq'),
    sorted,
  ]);
}

/** A byte changed, the end cut off, a piece left out, or a piece doubled. */
async function damage(path: string, random: Random) {
  const whole = await readFile(path);
  const broken = `${path}.broken`;
  let refused = 0;
  for (let count = 0; count < damages; count++) {
    const at = random.between(0, whole.length - 1);
    const to = Math.min(whole.length, at + random.between(1, 5000));
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ random.between(1, 256);
    const kinds = [
      changed,
      whole.subarray(0, at),
      Buffer.concat([whole.subarray(0, at), whole.subarray(to)]),
      Buffer.concat([whole.subarray(0, to), whole.subarray(at)]),
    ];
    await writeFile(broken, kinds[count % kinds.length] ?? whole);
    await openArchive(broken).then(
      (archive) => archive[Symbol.asyncDispose](),
      () => refused++,
    );
  }
  return refused;
}

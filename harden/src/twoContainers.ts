import { dataFolder, signIn } from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import { createClient } from './client.ts';
import { startContainer } from './container.ts';
import { until } from './installation.ts';
import { type Acknowledged, writeNote } from './writers.ts';

const rounds = 3;
const notes = 70;

type Container = Awaited<ReturnType<typeof startContainer>>;

export const twoContainers: Check = {
  name: 'faults: two containers on one data folder',
  goal: `${rounds} times: the second refuses, also beside a database whose program was killed, and no note is lost`,
  async run() {
    const dataDir = await dataFolder();
    const written: Acknowledged[] = [];
    const shortfalls: string[] = [];
    for (let round = 1; round <= rounds; round++)
      for (const trouble of await oneRound(dataDir, written))
        shortfalls.push(`round ${round}: ${trouble}`);
    const last = await startContainer(dataDir);
    const lost = await missing(last, written);
    await last.end();
    if (lost > 0) shortfalls.push(`${lost} notes are gone`);
    return {
      figure: `${written.length} notes, ${lost} lost, ${shortfalls.length} shortfalls`,
      isReached: shortfalls.length === 0 && written.length === rounds * notes,
      shortfalls,
    };
  },
};

async function oneRound(dataDir: string, written: Acknowledged[]) {
  const first = await startContainer(dataDir);
  if (!first.isReady()) return [`the first did not start: ${first.said()}`];
  const beside = await refusal(dataDir, /^Traject already runs on/);
  await write(first, written);
  first.killProgram();
  await until(() => isGone(first), 20);
  const orphaned = await refusal(dataDir, /^The database in .* is already open/);
  await first.end();
  return [...beside, ...orphaned];
}

/** A second one, which must end with that sentence. */
async function refusal(dataDir: string, why: RegExp) {
  const second = await startContainer(dataDir);
  const said = second.said();
  await second.end();
  return why.test(said) ? [] : [`the second said: ${said.slice(0, 300)}`];
}

const isGone = ({ url }: Container) =>
  fetch(`${url}/livez`).then(
    () => false,
    () => true,
  );

const staffOf = async ({ url }: Container) =>
  createClient(() => url, await signIn(url, 'counselor@demo.example'));

async function write(container: Container, written: Acknowledged[]) {
  const staff = await staffOf(container);
  const acknowledge = (done: Acknowledged) => void written.push(done);
  const desk = { staff, anyone: staff, trajectoryId: 1, acknowledge };
  for (let count = 0; count < notes; count++) await writeNote(desk);
}

async function missing(container: Container, written: Acknowledged[]) {
  const staff = await staffOf(container);
  const { json } = await staff.get('/trajectories/1/notes');
  const there = new Set<unknown>((json as { id: number }[]).map(({ id }) => id));
  return written.filter(({ values: [id] }) => !there.has(id)).length;
}

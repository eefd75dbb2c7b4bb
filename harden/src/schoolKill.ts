import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, Upload } from '@traject/contract/evidence';
import { samples } from '@traject/server/src/platform/files/samples.testing.ts';
import type { Check } from './check.ts';
import type { Answer, Client } from './client.ts';
import { type Installation, install, until } from './installation.ts';
import { createRandom, type Random } from './random.ts';
import { done } from './writers.ts';

const rounds = 4;
const megabyte = 1024 * 1024;

/** Whoever asks a whole class, and a student who sends a film, notice no more than a pause. */
export const schoolKill: Check = {
  name: 'schools: kill in the midst',
  goal: `${rounds} times kill -9 while a class is asked and a film comes in parts: all of it there, nothing twice`,
  async run({ seed }) {
    const installation = await install();
    const trial = await prepare(installation, createRandom(seed));
    const shortfalls: string[] = [];
    for (let round = 1; round <= rounds; round++)
      for (const trouble of await oneRound(trial, round)) shortfalls.push(`${round}: ${trouble}`);
    await installation.stop();
    return {
      figure: `${rounds} rounds of ${trial.students.length} people, ${rounds} films, ${shortfalls.length} shortfalls`,
      isReached: shortfalls.length === 0,
      shortfalls,
    };
  },
};

type Trial = Awaited<ReturnType<typeof prepare>>;

async function prepare(installation: Installation, random: Random) {
  const found = await installation.look(async ({ sql }) => {
    const [group] = await sql<{ id: number; diploma_id: number }[]>`
      select id, diploma_id from groups where organisation_id = 1 order by id limit 1`;
    const students = await sql<{ person_id: number }[]>`select person_id from group_people
      where group_id = ${group?.id ?? 0} and part = 'student' order by person_id`;
    const processes = await sql<{ id: number }[]>`select w.id from work_processes w
      join core_tasks t on t.id = w.core_task_id
      where t.diploma_id = ${group?.diploma_id ?? 0} order by w.id limit 3`;
    const [own] = await sql<{ id: number }[]>`
      select id from people where email = 'student@demo.example'`;
    return { group, students, processes: processes.map(({ id }) => id), own: own?.id ?? 0 };
  });
  const [staff, student] = [await installation.as('coordinator'), await installation.as('student')];
  return { ...found, installation, random, staff, student };
}

async function oneRound(trial: Trial, round: number) {
  const { installation, random } = trial;
  await installation.look(({ sql }) => sql`delete from call_counts`);
  const film = Buffer.concat([samples.mp4, Buffer.alloc(9 * megabyte, round)]);
  const asking = insisting(trial, () => askClass(trial, round));
  const showing = insisting(trial, () => showFilm(trial, { round, film }));
  await pause(random.between(100, 1500));
  await installation.kill();
  await installation.startAgain();
  await Promise.all([asking(), showing()]);
  return [...(await wrongInClass(trial, round)), ...(await wrongInFilm(trial, { round, film }))];
}

/** Begins at once, and begins again once the program is back, as a screen does. */
function insisting({ installation }: Trial, work: () => Promise<unknown>) {
  const first = work().then(
    () => true,
    () => false,
  );
  return async () => {
    if (await first) return;
    await until(installation.isReady, 60);
    await work();
  };
}

const keys = new Map<string, string>();
/** The same key for the same thing, however often it is sent. */
const keyOf = (what: string) => {
  const key = keys.get(what) ?? randomUUID();
  keys.set(what, key);
  return key;
};

const sendWith = (client: Client, path: string, body: string | FormData): Promise<Answer> =>
  client.call({ method: 'POST', path, body, key: keyOf(`${path} ${titleIn(body)}`) });
const titleIn = (body: string | FormData) =>
  typeof body === 'string' ? body : String(body.get('title'));

async function askClass({ staff, group, students, processes }: Trial, round: number) {
  const lines = students.map(({ person_id }, n) => ({
    ...{ student_id: person_id, role: 'mentor', email: `klas${round}-${n}@werk.example` },
    ...{ first_name: 'Els', last_name: `Prins ${n}` },
  }));
  const expires_on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const asked = { diploma_id: group?.diploma_id, group_id: group?.id, work_process_ids: processes };
  const body = JSON.stringify({ ...asked, lines, expires_on });
  done(await sendWith(staff, '/evaluation-rounds', body));
}

type Film = { round: number; film: Buffer };
const begun = new Map<number, number>();

/** Goes on where it was. */
async function showFilm({ student, own, processes }: Trial, { round, film }: Film) {
  const path = `/evaluation-students/${own}`;
  const start = { name: `film${round}.mp4`, size: film.length };
  const id = begun.get(round) ?? done<Upload>(await student.post(`${path}/uploads`, start)).id;
  begun.set(round, id);
  const title = `Film ${round}`;
  const state = await student.get(`${path}/uploads/${id}`);
  // Its answer may be what was lost: then the same is sent again, and only answered.
  let at = state.status === 404 ? film.length : done<Upload>(state).received;
  while (at < film.length) {
    const file = new File([new Uint8Array(film.subarray(at, at + 4 * megabyte))], 'x.part');
    const sent = student.upload(`${path}/uploads/${id}/parts`, { position: String(at), file });
    at = done<Upload>(await sent).received;
  }
  const body = new FormData();
  const said = { work_process_id: String(processes[0]), title, upload_id: String(id) };
  for (const [name, value] of Object.entries(said)) body.append(name, value);
  done<Evidence>(await sendWith(student, `${path}/evidence`, body));
}

async function wrongInClass({ installation, students, processes }: Trial, round: number) {
  const like = `klas${round}-%@werk.example`;
  const isDone = () =>
    installation.look(
      async ({ sql }) =>
        (await sql`select from evaluation_rounds where done_at is null`).length === 0,
    );
  if (!(await until(isDone, 240))) return ['the class was not asked in the end'];
  return installation.look(async ({ sql }) => {
    const [found] = await sql<{ asked: number; mails: number; rounds: number }[]>`select
      (select count(*)::int from evaluations e join people p on p.id = e.evaluator_id
        where p.email like ${like}) as asked,
      (select count(*)::int from mails where recipient like ${like}) as mails,
      (select count(distinct l.evaluation_round_id)::int from evaluation_round_lines l
        join people p on p.id = l.evaluator_id where p.email like ${like}) as rounds`;
    const wanted = { asked: students.length * processes.length, mails: students.length, rounds: 1 };
    const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
    return is === should ? [] : [`the class: ${is}, not ${should}`];
  });
}

async function wrongInFilm({ installation, own }: Trial, { round, film }: Film) {
  const { storage, look } = installation;
  const { pieces, parts } = await look(async ({ sql }) => ({
    pieces: await sql<{ key: string }[]>`select f.key from evidence x
      join files f on f.id = x.file_id where x.title = ${`Film ${round}`}`,
    parts: await sql`select from uploads where person_id = ${own}`,
  }));
  const [piece] = pieces;
  if (!piece || pieces.length > 1) return [`the film is there ${pieces.length} times`];
  const { stream } = await storage.get(piece.key);
  const bytes = await buffer(stream);
  const isSame = hashOf(bytes) === hashOf(film);
  return [
    ...(isSame ? [] : [`the film has ${bytes.length} bytes of ${film.length}, or others`]),
    ...(parts.length === 0 ? [] : [`${parts.length} uploads stayed`]),
  ];
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

import { openDatabaseOn, startDatabaseServer } from '@traject/server/src/testing/databaseServer.ts';
import { tokenOf } from '@traject/server/src/testing/factories.ts';
import { type OpenedApp, openApp } from '@traject/server/src/testing/openApp.ts';
import { aRoundDesk } from '@traject/server/src/testing/roundDesk.ts';
import { uploadTo } from '@traject/server/src/testing/upload.ts';
import type { Check } from './check.ts';
import { watchLoop } from './held.ts';
import { peopleFiles } from './hostileFiles.ts';
import { hostileSchoolCalls } from './hostileSchool.ts';
import { inApps } from './inApp.ts';
import { until } from './installation.ts';
import { tryStrangers } from './schoolStrangers.ts';

export const schoolStrangers: Check = {
  name: 'schools: strangers',
  goal: 'whoever is of elsewhere, or holds a link of their own, finds and changes nothing of others',
  async run() {
    const [tried] = await inApps(1, { pollSeconds: 3600 }, tryStrangers);
    const found = tried ?? { calls: 0, wrong: ['nothing was tried'] };
    return {
      figure: `${found.calls} calls, ${found.wrong.length} let in`,
      isReached: found.wrong.length === 0,
      shortfalls: found.wrong,
    };
  },
};

const times = 10;
const mentors = 12;

export const schoolAtOnce: Check = {
  name: 'schools: a round at once',
  goal: `two copies of the program ask the same ${mentors} people ${times} times each at once: each request and each mail once`,
  async run() {
    const server = await startDatabaseServer();
    const database = await openDatabaseOn(server.url);
    const copies = [await openApp(database), await openApp(database)];
    try {
      return await askAtOnce(copies as [OpenedApp, OpenedApp]);
    } finally {
      for (const copy of copies) await copy.close();
      await database.close();
      await server.stop();
    }
  },
};

async function askAtOnce(copies: [OpenedApp, OpenedApp]) {
  const [{ sql, world }] = copies;
  const { teacher, sanne, tom, input } = await aRoundDesk(copies[0]);
  const token = await tokenOf(world, teacher);
  const lines = Array.from({ length: mentors }, (_, n) => ({
    ...{ student_id: (n % 2 ? sanne : tom).id, role: 'mentor', email: `m${n}@werk.example` },
    ...{ first_name: 'Els', last_name: `Prins ${n}` },
  }));
  const round = input(lines) as { work_process_ids: number[] };
  const answers = await Promise.all(
    Array.from({ length: 2 * times }, (_, n) =>
      copies[n % 2]?.as(token).post('/evaluation-rounds', round),
    ),
  );
  const made = answers.filter((answer) => answer?.statusCode === 200).length;
  const isDone = async () =>
    (await sql`select from evaluation_rounds where done_at is null`).length === 0;
  const ended = await until(isDone, 120);
  const [count] = await sql<{ people: number; asked: number; mails: number }[]>`select
    (select count(*)::int from people where email like 'm%@werk.example') as people,
    (select count(*)::int from evaluations) as asked,
    (select count(*)::int from mails where recipient like 'm%@werk.example') as mails`;
  const wanted = mentors * round.work_process_ids.length;
  const isWhole = count?.asked === wanted && count.mails === mentors && count.people === mentors;
  return {
    figure: `${made} rounds, ${count?.people} people, ${count?.asked} of ${wanted} requests, ${count?.mails} mails`,
    isReached: ended && isWhole && made > 0,
  };
}

const most = 200;

export const schoolHostile: Check = {
  name: 'schools: hostile input',
  goal: `spreadsheets, groups, rounds and evidence: refused or done in words, nothing holds the program for ${most} ms`,
  async run() {
    const [found = []] = await inApps(1, {}, tryHostile);
    const held = Math.max(...found.map(({ held }) => held));
    const wrong = found.filter(({ status, held }) => status >= 500 || held > most);
    return {
      figure: `${found.length} tried, at most ${Math.round(held)} ms at once, ${wrong.length} wrong`,
      isReached: found.length > 0 && wrong.length === 0,
      shortfalls: wrong.map(
        ({ what, status, held }) => `${what}: ${status}, ${Math.round(held)} ms`,
      ),
    };
  },
};

async function tryHostile(opened: OpenedApp) {
  const { app, db, world } = opened;
  const desk = await aRoundDesk(opened);
  const token = await tokenOf(world, desk.peter);
  const send = uploadTo(app, token);
  const files = Object.entries(peopleFiles).map(
    ([what, file]) =>
      [what, () => send(`/groups/${desk.group.id}/import/preview`, { invite: '0', file })] as const,
  );
  const loop = watchLoop();
  const tried: { what: string; status: number; held: number }[] = [];
  for (const [what, call] of [...files, ...(await hostileSchoolCalls(opened, desk))]) {
    await db.deleteFrom('call_counts').execute();
    loop.longest();
    const { statusCode } = await call();
    tried.push({ what, status: statusCode, held: loop.longest() });
  }
  return tried;
}

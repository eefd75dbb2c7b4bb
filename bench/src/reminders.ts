import { remind } from '@traject/server/src/features/reminders/remind.ts';
import { PreparingClient } from '@traject/server/src/platform/database/preparedStatements.ts';
import { openDatabaseOn, startDatabaseServer } from '@traject/server/src/testing/databaseServer.ts';
import { anAccount, anOrganisation } from '@traject/server/src/testing/factories.ts';
import { type OpenedApp, openApp } from '@traject/server/src/testing/openApp.ts';
import { after, manySurveys } from '@traject/server/src/testing/reminding.ts';
import { aSurveyTemplate } from '@traject/server/src/testing/surveys.ts';
import { aClient, aTrajectory } from '@traject/server/src/testing/trajectories.ts';
import pg from 'pg';
import type { Line } from './table.ts';

/** How many statements the hourly job sends for 100, 1000 and 2000 questions that nobody answered. */
export async function reminderLines(): Promise<Line[]> {
  const server = await startDatabaseServer();
  const database = await openDatabaseOn(server.url);
  const app = await openApp(database, { pollSeconds: 3600 });
  try {
    const due = await dueIn(app);
    await statementsFor(app, due, 1);
    const few = await statementsFor(app, due, 100);
    const thousand = await statementsFor(app, due, 1000);
    const more = await statementsFor(app, due, 2000);
    return [
      line('1000 reminders to 100: statements', [thousand, few], 1),
      line('2000 reminders to 1000: statements', [more, thousand], 2),
    ];
  } finally {
    await app.close();
    await database.close();
    await server.stop();
  }
}

async function dueIn(app: OpenedApp) {
  const { db } = app;
  const own = await anOrganisation(db);
  const counselor = await anAccount(db, { in: [['counselor', own]] });
  const trajectory = await aTrajectory(db, own, { client: await aClient(db, own), counselor });
  const template = await aSurveyTemplate(db, own);
  return (count: number) => manySurveys(app, trajectory, { template, count });
}

async function statementsFor(
  { world, sql }: OpenedApp,
  due: (count: number) => Promise<void>,
  count: number,
) {
  await due(count);
  const [before] = await sql<{ sent: number }[]>`select count(*)::int as sent from reminders`;
  const statements = await counted(() => remind(world, after(5)));
  const [now] = await sql<{ sent: number }[]>`select count(*)::int as sent from reminders`;
  if ((now?.sent ?? 0) - (before?.sent ?? 0) !== count) throw new Error('Not all were reminded');
  return statements;
}

/** What the program asks of its database meanwhile. */
async function counted(work: () => Promise<void>) {
  let count = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (this instanceof PreparingClient) count += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  await work();
  pg.Client.prototype.query = query;
  return count;
}

const line = (what: string, [ours, bare]: [number, number], goal: number): Line => ({
  what,
  ours: String(ours),
  bare: String(bare),
  figure: ours / bare,
  goal,
  way: 'at most',
});

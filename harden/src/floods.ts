import { anAppointmentDesk, guest } from '@traject/server/src/testing/appointmentDesk.ts';
import { anAccount, anOrganisation } from '@traject/server/src/testing/factories.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { aClient, aTrajectory } from '@traject/server/src/testing/trajectories.ts';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';
import { until } from './installation.ts';
import { createRandom } from './random.ts';

const rounds = 30;
const strangers = 40;
const flips = 50;
/** Of strangers; beyond that the owner gets one whenever no link works. */
const most = 10;

/** Strangers have mails sent, and the owner of the mailbox opens one of them now and then. */
export const floods: Check = {
  name: 'floods of mail',
  goal: `after every request a mailbox holds a link that works, ${most} mails an hour of strangers, 1 of a guest who answers ${flips} times`,
  run: async ({ seed }) => {
    const [found = { tried: 0, wrong: [] }] = await inApps(
      1,
      { env: { TRUST_PROXY: '127.0.0.1' } },
      (opened) => trials(opened, seed),
    );
    return {
      figure: `${found.tried} requests, ${found.wrong.length} that went wrong`,
      isReached: found.wrong.length === 0,
      shortfalls: found.wrong,
    };
  },
};

type Way = { path: string; template: string; job: string; purpose: 'mine' | 'reset' };
const ways: Way[] = [
  { path: '/mine/links', template: 'portal-link', job: 'portal.links', purpose: 'mine' },
  { path: '/auth/forgot', template: 'reset', job: 'auth.forgot', purpose: 'reset' },
];

async function trials(opened: OpenedApp, seed: number) {
  const email = await somebodyWithBoth(opened);
  const wrong: string[] = [];
  for (const way of ways) wrong.push(...(await flood(opened, way, { email, seed })));
  wrong.push(...(await flipping(opened)));
  return { tried: ways.length * rounds * 6 + flips, wrong };
}

/** An address with an account and with a page of its own. */
async function somebodyWithBoth({ db }: OpenedApp) {
  const organisation = await anOrganisation(db);
  const { email } = await anAccount(db);
  const client = await aClient(db, organisation, { email });
  const { id: trajectory_id, organisation_id } = await aTrajectory(db, organisation, { client });
  const page = { organisation_id, trajectory_id, party: 'client' };
  await db.insertInto('portal_pages').values(page).execute();
  return email;
}

type Flooding = { email: string; seed: number };

async function flood(opened: OpenedApp, way: Way, { email, seed }: Flooding) {
  const random = createRandom(seed);
  const wrong: string[] = [];
  let used = 0;
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < 5; n++)
      await ask(opened, way, email, `198.51.100.${random.between(0, strangers)}`);
    await ask(opened, way, email, `203.0.113.${round}`);
    if (!(await until(() => isHandled(opened, way), 20))) wrong.push(`${way.job} does not end`);
    const working = await workingLinks(opened, way, email);
    if (working.length === 0) wrong.push(`${way.template}: no link works in round ${round}`);
    if (random.between(0, 3) > 0) continue;
    used += 1;
    await useAll(opened, working);
  }
  const sent = await countOf(opened, way, email);
  if (sent > most + used) wrong.push(`${sent} mails ${way.template}, ${used} times used up`);
  return wrong;
}

const ask = ({ app }: OpenedApp, { path }: Way, email: string, address: string) =>
  app.inject({
    ...{ method: 'POST', url: `/api${path}`, payload: { email } },
    headers: { 'x-forwarded-for': address },
  });

const isHandled = async ({ sql }: OpenedApp, { job }: Way) =>
  (
    await sql`select id from jobs.job where name = ${job}
      and state in ('created', 'retry', 'active')`
  ).length === 0;

const workingLinks = ({ db }: OpenedApp, { purpose }: Way, email: string) =>
  db
    .selectFrom('links as l')
    .innerJoin('mails as m', 'm.id', 'l.mail_id')
    .where('m.recipient', '=', email)
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', new Date())
    .select('l.id')
    .execute();

const useAll = ({ db }: OpenedApp, links: { id: number }[]) =>
  db
    .updateTable('links')
    .set({ used_at: new Date() })
    .where(
      'id',
      'in',
      links.map(({ id }) => id),
    )
    .execute();

async function countOf({ db }: OpenedApp, { template }: Way, email: string) {
  const mails = db.selectFrom('mails').where('recipient', '=', email);
  return (await mails.where('template', '=', template).select('id').execute()).length;
}

/** Whoever has the link of an appointment says no, yes, no … */
async function flipping(opened: OpenedApp) {
  const { aCase, mailsTo, marieke } = await anAppointmentDesk(opened);
  const one = await aCase();
  await one.made({ guests: { client: true } });
  const link = (await mailsTo(one.emails.client)).at(-1)?.token ?? '';
  for (let n = 0; n < flips; n++) await guest(opened).answer(link, n % 2 ? 'yes' : 'no');
  const told = (await mailsTo(marieke.email)).filter(
    ({ template }) => template === 'appointment-answered',
  );
  return told.length === 1
    ? []
    : [`a guest who kept changing their mind was told ${told.length} times`];
}

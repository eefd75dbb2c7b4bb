import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { createJobs, type Jobs } from '../program/jobs.ts';
import { urgentPriority } from '../program/jobWorkers.ts';
import { createMail, type Mail } from './mail.ts';
import { startSmtp } from './smtp.testing.ts';

const { db, sql, url } = await testDb();
const [ours, theirs] = [await anOrganisation(db, 'Ours'), await anOrganisation(db, 'Theirs')];
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await sql`delete from mails`;
  await sql`delete from jobs.job`;
});

/** Polls so rarely that nothing in a test happens because of it. */
const pollSeconds = 120;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const settings = {
  db,
  files: {
    open: () => {
      throw new Error('no files here');
    },
  },
  log,
  from: 'no-reply@traject.example',
  publicUrl: 'https://traject.example/',
};
const inHand = 7;

async function smtp() {
  const server = await startSmtp();
  endings.push(server.close);
  return server;
}

async function someJobs() {
  const jobs = createJobs({ url, log, pollSeconds });
  endings.push(jobs.stop);
  return jobs;
}

async function aPost(smtpUrl: string, more: (jobs: Jobs) => void = () => {}) {
  const jobs = await someJobs();
  const mail = createMail({ ...settings, jobs, smtpUrl });
  more(jobs);
  await jobs.start();
  endings.splice(-1, 0, mail.close);
  return { mail, jobs };
}

const common = { first_name: 'Zoë', link: 'https://traject.example/x' };
const reset = { template: 'reset', data: { ...common, minutes: 60 } } as const;
const invited = {
  template: 'invited',
  data: { ...common, organisation: 'Ours', days: 7 },
} as const;
const given = { template: 'access-given', data: { ...common, organisation: 'Ours' } } as const;
type Kind = typeof reset | typeof invited | typeof given;

type Sent = { kind: Kind; from?: { id: number }; to: string; count?: number };
const send = (mail: Mail, { kind, from, to, count = 1 }: Sent) =>
  db.transaction().execute(async (tx) => {
    for (let n = 0; n < count; n++)
      await mail.send(tx, {
        ...(kind as typeof given),
        to: `${to}${n}@example.nl`,
        language: 'nl',
        organisation_id: from?.id ?? null,
        concerns: [],
      });
  });

describe('mails', () => {
  it('leave as fast as the server takes them, several at once, over few connections', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    const open = server.hold();
    await send(mail, { kind: given, from: ours, to: 'many', count: 60 });
    await expect.poll(() => server.arrived.length).toBeGreaterThanOrEqual(5);
    open();
    await expect.poll(() => server.letters).toHaveLength(60);
    expect(new Set(server.arrived).size).toBe(60);
    expect(server.connections.most).toBeLessThanOrEqual(inHand);
  });

  it('are sent at once by another process than the one that wrote them', async () => {
    const server = await smtp();
    await aPost(server.url);
    const writing = await someJobs();
    await writing.start();
    const mail = createMail({
      ...settings,
      jobs: { ...writing, define() {} },
      smtpUrl: server.url,
    });
    await send(mail, { kind: reset, to: 'zoe' });
    await expect.poll(() => server.arrived).toEqual(['zoe0@example.nl']);
  });

  it('that open an account overtake all others, even while the server takes none', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    const open = server.hold();
    await send(mail, { kind: given, from: ours, to: 'many', count: 40 });
    await expect.poll(() => server.arrived).toHaveLength(5);
    await send(mail, { kind: reset, to: 'reset' });
    await send(mail, { kind: invited, from: theirs, to: 'invited' });
    await expect.poll(() => server.arrived).toHaveLength(7);
    expect(server.arrived.slice(5).sort()).toEqual(['invited0@example.nl', 'reset0@example.nl']);
    open();
    await expect.poll(() => server.letters).toHaveLength(42);
  });

  it('of one organisation do not wait behind the backlog of another, of whatever kind', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    const open = server.hold();
    await send(mail, { kind: invited, from: ours, to: 'many', count: 100 });
    await expect.poll(() => server.arrived.length).toBeGreaterThanOrEqual(5);
    await send(mail, { kind: given, from: theirs, to: 'single' });
    await send(mail, { kind: reset, to: 'reset' });
    // Whatever is taken in hand next is held again.
    const openNext = server.hold();
    open();
    const next = ['reset0@example.nl', 'single0@example.nl'];
    await expect.poll(() => server.arrived).toEqual(expect.arrayContaining(next));
    expect(server.arrived.length).toBeLessThanOrEqual(2 * inHand);
    openNext();
    await expect.poll(() => server.letters).toHaveLength(102);
  });

  it('of two organisations take turns, each in its own order', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    let open = server.hold();
    await send(mail, { kind: given, from: ours, to: 'ours', count: 50 });
    await expect.poll(() => server.arrived).toHaveLength(5);
    await send(mail, { kind: given, from: theirs, to: 'theirs', count: 50 });
    for (let n = 10; n <= 100; n += 5) {
      // Whatever is taken in hand next is held again.
      const openNext = server.hold();
      open();
      open = openNext;
      await expect.poll(() => server.arrived).toHaveLength(n);
      const ahead = server.arrived.filter((to) => to.startsWith('ours')).length;
      if (n <= 90)
        expect(Math.abs(ahead - (n - ahead)), `of the first ${n}`).toBeLessThanOrEqual(12);
    }
    open();
    await expect.poll(() => server.letters).toHaveLength(100);
    const numbers = server.arrived.filter((to) => to.startsWith('theirs')).map(numberOf);
    for (const [place, number] of numbers.entries())
      expect(Math.abs(place - number)).toBeLessThanOrEqual(inHand);
  });

  it('are sent once each, whichever of several processes sends them', async () => {
    const server = await smtp();
    const [{ mail }] = [await aPost(server.url), await aPost(server.url)];
    for (const from of [ours, theirs])
      await send(mail, { kind: given, from, to: `of${from.id}x`, count: 50 });
    const open = () => sql`select id from jobs.job where name = 'mail' and state <> 'completed'`;
    await expect.poll(open).toHaveLength(0);
    expect(server.letters).toHaveLength(100);
    expect(new Set(server.arrived).size).toBe(100);
  });
});

it('a mail that the database refuses to mark as sent is marked later, and not sent again', async () => {
  const server = await smtp();
  const { mail } = await aPost(server.url);
  await sql.unsafe(`create function be_away() returns trigger language plpgsql as $$
      begin raise exception 'away'; end $$;
    create trigger away before update of sent_at on mails
      for each row execute function be_away()`);
  await send(mail, { kind: reset, to: 'zoe' });
  await expect.poll(() => server.letters).toHaveLength(1);
  const states = async () => (await sql`select state from jobs.job`).map(({ state }) => state);
  expect(await states()).toEqual(['active']);
  await sql`drop trigger away on mails`;
  await expect.poll(states).toEqual(['completed']);
  await send(mail, { kind: reset, to: 'jan' });
  await expect.poll(states).toEqual(['completed', 'completed']);
  expect(server.letters.map(({ to }) => to).sort()).toEqual([
    ['jan0@example.nl'],
    ['zoe0@example.nl'],
  ]);
});

it('mailboxes that hang keep no ordinary mail waiting, however many they are', async () => {
  const server = await smtp();
  const { mail } = await aPost(server.url);
  const open = server.hold();
  await send(mail, { kind: given, from: ours, to: 'hangs', count: 12 });
  await expect.poll(() => server.arrived).toHaveLength(5);
  // As if the others had been tried before, and their time was up.
  await sql`update jobs.job set priority = priority - ${urgentPriority} where state = 'created'`;
  const openNext = server.hold();
  open();
  await expect.poll(() => server.letters).toHaveLength(5);
  await expect.poll(() => server.arrived).toHaveLength(7);
  await send(mail, { kind: given, from: theirs, to: 'ordinary', count: 3 });
  await expect.poll(() => server.arrived).toHaveLength(10);
  expect(server.arrived.slice(7).every((to) => to.startsWith('ordinary'))).toBe(true);
  openNext();
  await expect.poll(() => server.letters).toHaveLength(15);
});

describe('a mail server that hangs', () => {
  it('keeps no other job from running, and holds no database connection', async () => {
    const server = await smtp();
    const done = vi.fn(async () => {});
    const { mail, jobs } = await aPost(server.url, (all) => all.define('other', {}, done));
    const open = server.hold();
    await send(mail, { kind: invited, from: ours, to: 'many', count: 20 });
    await expect.poll(() => server.arrived.length).toBeGreaterThanOrEqual(5);
    await db.transaction().execute((tx) => jobs.send(tx, 'other', {}));
    await expect.poll(() => done).toHaveBeenCalledTimes(1);
    const held = await sql`select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(held).toHaveLength(0);
    open();
  });

  it('gets the mails being sent when the program stops, and the rest waits for the next start', async () => {
    const server = await smtp();
    const { mail, jobs } = await aPost(server.url);
    const open = server.hold();
    await send(mail, { kind: given, from: ours, to: 'many', count: 20 });
    await expect.poll(() => server.arrived).toHaveLength(5);
    const stopped = jobs.stop();
    open();
    await stopped;
    const sent = await sql`select recipient from mails where sent_at is not null`;
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(server.arrived.toSorted());
    expect(await sql`select id from jobs.job where name = 'mail' and state = 'active'`).toEqual([]);
    await aPost(server.url);
    await expect.poll(() => server.letters).toHaveLength(20);
    expect(new Set(server.arrived).size).toBe(20);
  });
});

const numberOf = (to: string) => Number(to.match(/\d+/)?.[0]);

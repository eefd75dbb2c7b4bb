import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@traject/contract/common/languages';
import { sql as raw } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { createLinks } from '../access/links.ts';
import type { Db } from '../database/db.ts';
import { createJobs } from '../program/jobs.ts';
import { createMail, type Mail } from './mail.ts';
import { mailState } from './mailState.ts';
import { sweepMails, take } from './mails.queries.ts';
import { listOutbox } from './outbox.ts';
import { readLetter, startSmtp } from './smtp.testing.ts';

const everything = raw<boolean>`true`;
const { db, sql, url } = await testDb();
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await sql`delete from mails`;
  await sql`delete from jobs.job`;
});

const noFiles = {
  open: () => {
    throw new Error('no files here');
  },
};

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

async function smtp(options?: Parameters<typeof startSmtp>[0]) {
  const server = await startSmtp(options);
  endings.push(server.close);
  return server;
}

async function aPost(smtpUrl: string | null, lines = log()) {
  const jobs = createJobs({ url, log: lines, pollSeconds: 0.5 });
  const from = 'Traject <no-reply@traject.example>';
  const mail = createMail({
    jobs,
    db,
    files: noFiles,
    log: lines,
    smtpUrl,
    from,
    publicUrl: 'https://traject.example/',
  });
  await jobs.start();
  endings.push(mail.close, jobs.stop);
  return { mail, jobs, lines };
}

const link = 'https://traject.example/auth/activate/the-secret-token';
const data = { first_name: 'Zoë', link, days: 7, until: '23 november 2026', replaces: false };
const write = (mail: Mail, tx: Db, to = 'zoe@example.nl', language: Language = 'nl') =>
  mail.send(tx, { to, template: 'activate', language, data, concerns: [] });
const send = (mail: Mail, to?: string, language?: Language) =>
  db.transaction().execute((tx) => write(mail, tx, to, language));
const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
const written = (recipient: string) =>
  ({ recipient, template: 'activate', language: 'nl', data }) as const;
const openJobs = () =>
  sql`select id from jobs.job where name = 'mail' and state not in ('completed', 'failed')`;
const isSent = async () => Boolean((await rows())[0]?.sent_at);

describe('a mail', () => {
  it.each([
    ['nl', 'Activeer je account van Traject', 'Hallo Zoë,'],
    ['en', 'Activate your Traject account', 'Hello Zoë,'],
  ] as const)('is sent once in %s, as text and as HTML', async (language, subject, greeting) => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    await send(mail, 'Zoe@Example.nl', language);
    await expect.poll(() => server.letters).toHaveLength(1);
    const [letter] = server.letters;
    if (!letter) throw new Error('no letter');
    const { headers, text, html } = readLetter(letter);
    expect(letter.to).toEqual(['zoe@example.nl']);
    expect(headers).toMatchObject({
      to: 'zoe@example.nl',
      from: 'Traject <no-reply@traject.example>',
      subject,
      'content-language': language,
      'auto-submitted': 'auto-generated',
    });
    const [row] = await rows();
    expect(headers['message-id']).toBe(`<mail-${row?.id}@traject.example>`);
    expect(text).toContain(greeting);
    expect(text).toContain(link);
    expect(html).toContain(greeting);
    expect(html).toContain(`href="${link}"`);
    await pause(1200);
    expect(server.letters).toHaveLength(1);
  });

  it('leaves no link behind once it is sent', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    await send(mail);
    await expect.poll(isSent).toBe(true);
    expect((await rows())[0]?.data).toBeNull();
    const traces = await sql`select data::text, output::text from jobs.job where name = 'mail'`;
    expect(JSON.stringify(traces)).not.toContain('secret');
  });

  it('is not sent when what caused it is rolled back', async () => {
    const server = await smtp();
    const { mail } = await aPost(server.url);
    const failing = db.transaction().execute(async (tx) => {
      await write(mail, tx);
      throw new Error('no account after all');
    });
    await expect(failing).rejects.toThrow('no account');
    await pause(1500);
    expect(server.letters).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('waits while the mail server is down, logs no address, and is sent afterwards', async () => {
    const gone = await startSmtp();
    await gone.close();
    const { mail, lines } = await aPost(gone.url);
    await send(mail);
    await expect.poll(() => lines.warn).toHaveBeenCalled();
    expect((await rows())[0]).toMatchObject({ sent_at: null, data });
    const jobs = () =>
      sql`select state, retry_limit, output::text from jobs.job where name = 'mail'`;
    await expect.poll(jobs).toMatchObject([{ state: 'retry', retry_limit: 100 }]);
    expect(JSON.stringify([lines.warn.mock.calls, await jobs()])).not.toMatch(/zoe@|secret/i);

    const back = await smtp({ port: gone.port });
    await sql`update jobs.job set start_after = now() where name = 'mail'`;
    await expect.poll(() => back.letters).toHaveLength(1);
  });

  it('is sent by one of two workers, even when both have picked it up', async () => {
    const server = await smtp({ slow: 1500 });
    const [one, two] = [await aPost(server.url), await aPost(server.url)];
    await db.transaction().execute(async (tx) => {
      await write(one.mail, tx);
      const { id } = await tx.selectFrom('mails').select('id').executeTakeFirstOrThrow();
      await two.jobs.send(tx, 'mail', { mail_id: id });
    });
    await expect.poll(isSent).toBe(true);
    await sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`;
    const open = () => sql`select id from jobs.job where name = 'mail' and state <> 'completed'`;
    await expect.poll(open).toHaveLength(0);
    expect(server.letters).toHaveLength(1);
  });

  it.each([
    'zoe@example.nl\r\nBcc: all@example.nl',
    'zoe@example.nl, jan@example.nl',
    'Zoë <zoe@example.nl>',
    '',
    'zoe',
  ])('is refused with 422 to %j, which is not one address', async (to) => {
    const { mail } = await aPost(null);
    await expect(send(mail, to)).rejects.toMatchObject({ status: 422 });
    expect(await rows()).toEqual([]);
  });

  it('waits complete and unsent without a mail server, and is sent once when there is one', async () => {
    const without = await aPost(null);
    for (const n of [1, 2, 3]) await send(without.mail, `zoe${n}@example.nl`);
    expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ sent_at: null, data })));
    expect(without.mail.server()).toEqual({ state: 'missing' });
    await without.jobs.stop();
    const server = await smtp();
    const { mail } = await aPost(server.url);
    await mail.start();
    await expect.poll(openJobs).toHaveLength(0);
    expect(server.arrived.toSorted()).toEqual([1, 2, 3].map((n) => `zoe${n}@example.nl`));
  });

  it('from an earlier release, which queued none without a mail server, is sent once as well', async () => {
    await db.insertInto('mails').values(written('old@example.nl')).execute();
    const server = await smtp();
    const [one, two] = [await aPost(server.url), await aPost(server.url)];
    await Promise.all([one.mail.start(), two.mail.start()]);
    await expect.poll(isSent).toBe(true);
    await one.mail.start();
    expect(await sql`select id from jobs.job where name = 'mail'`).toHaveLength(1);
    expect(server.arrived).toEqual(['old@example.nl']);
  });
});

describe('a mail that is too old', () => {
  const stateOf = async () =>
    (await db.selectFrom('mails as m').select(mailState('m').as('mail')).executeTakeFirstOrThrow())
      .mail;

  it('is no longer sent, says so by itself, and is sent when somebody retries it', async () => {
    const without = await aPost(null);
    await send(without.mail);
    expect(await stateOf()).toEqual({ state: 'waiting', code: null });
    await sql`update mails set good_until = now() - interval '1 minute'`;
    expect(await stateOf()).toMatchObject({ state: 'too_old' });
    const server = await smtp();
    const { mail } = await aPost(server.url);
    await mail.start();
    await expect.poll(openJobs).toHaveLength(0);
    expect(server.arrived).toEqual([]);
    const [row] = await rows();
    await db.transaction().execute((tx) => mail.sendAgain(tx, row ?? { id: 0, template: '' }));
    await expect.poll(stateOf).toMatchObject({ state: 'sent' });
    expect(server.arrived).toEqual(['zoe@example.nl']);
  });

  it.each([
    ['reset', 60],
    ['activate', 6 * 24 * 60],
    ['decided', 7 * 24 * 60],
  ] as const)('is so for %s after %i minutes', async (template, minutes) => {
    const { mail } = await aPost(null);
    const letter = { to: 'zoe@example.nl', template, language: 'nl', concerns: [] } as const;
    await db.transaction().execute((tx) => mail.send(tx, { ...letter, data: data as never }));
    const [row] = await rows();
    expect(Number(row?.good_until) - Number(row?.created_at)).toBe(minutes * 60_000);
  });

  it('includes one whose link was replaced or used before it left; one that asks for more is sent', async () => {
    const links = createLinks(() => new Date());
    const { id: person_id } = await anAccount(db, { in: [['client', await anOrganisation(db)]] });
    const { mail } = await aPost(null);
    const token = await links.create(db, 'activate', { person_id, minutes: 60 });
    const withToken = { ...data, link: `https://traject.example/auth/activate/${token}` };
    const letter = { to: 'zoe@example.nl', language: 'nl', concerns: [] } as const;
    await mail.send(db, { ...letter, template: 'activate', data: withToken });
    await links.revokeInvitations(db, person_id);
    expect(await stateOf()).toMatchObject({ state: 'too_old' });
    await sql`delete from mails`;
    const asked = await links.create(db, 'activate', { person_id, minutes: 60 });
    const asking = { ...data, link: `https://traject.example/auth/activate/${asked}` };
    await mail.send(db, { ...letter, template: 'evaluation-asked', data: asking as never });
    await links.revokeInvitations(db, person_id);
    expect(await stateOf()).toMatchObject({ state: 'waiting' });
  });

  it('keeps its text for a month, for a retry, and no longer', async () => {
    const { mail } = await aPost(null);
    await send(mail);
    const at = (days: number) => sweepMails(db, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
    await at(5);
    expect((await rows())[0]).toMatchObject({ data, tried: false });
    await at(7);
    expect((await rows())[0]).toMatchObject({ data, tried: true });
    await at(35);
    expect((await rows())[0]).toMatchObject({ data });
    await at(37);
    expect((await rows())[0]).toMatchObject({ data: null });
  });
});

describe('a mail server', () => {
  it('that is down is noticed soon after the start, with a code and since when', async () => {
    const gone = await startSmtp();
    await gone.close();
    const { mail, lines } = await aPost(gone.url);
    await mail.start();
    await expect.poll(() => mail.server().state).toBe('failing');
    expect(mail.server()).toMatchObject({ code: 'ECONNREFUSED', since: expect.any(String) });
    expect(lines.warn).toHaveBeenCalledWith(
      { why: 'ECONNREFUSED' },
      'mail: nobody listens at the port of the mail server; mails wait',
    );
    await smtp({ port: gone.port });
    await send(mail);
    await expect.poll(isSent).toBe(true);
    expect(mail.server()).toEqual({ state: 'working' });
  });

  it('that just refuses one mail for now is working', async () => {
    const server = await smtp({ busy: true });
    const { mail } = await aPost(server.url);
    await send(mail);
    await expect.poll(async () => (await rows())[0]?.failed_code).toBe('EENVELOPE 450');
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: null });
    expect(mail.server()).toEqual({ state: 'working' });
  });

  it('that rejects our credentials is failing, and the mail says why it waits', async () => {
    const server = await smtp({ distrusts: true });
    const { mail } = await aPost(server.url);
    await send(mail);
    await expect.poll(async () => (await rows())[0]?.failed_code).toBe('EENVELOPE 554');
    await expect.poll(() => mail.server()).toMatchObject({ code: 'EENVELOPE 554' });
  });
});

describe('a mail that the mail server refuses for good', () => {
  it('is not retried, says so with a code that names nobody, and is listed', async () => {
    const server = await smtp({ knowsNobody: true });
    const lines = log();
    const { mail } = await aPost(server.url, lines);
    const own = await anOrganisation(db);
    const person = await anAccount(db, { in: [['client', own]] });
    const given = { first_name: 'Zoë', link, organisation: 'Ours' };
    await db.transaction().execute((tx) =>
      mail.send(tx, {
        to: 'zoe@example.nl',
        template: 'access-given',
        language: 'nl',
        data: given,
        organisation_id: own.id,
        concerns: [person.id],
      }),
    );
    await expect.poll(async () => (await rows())[0]?.refused_code).toBe('550');
    expect((await rows())[0]).toMatchObject({ sent_at: null, refused_at: expect.any(Date) });
    const states = async () => (await sql`select state from jobs.job`).map(({ state }) => state);
    await expect.poll(states).toEqual(['completed']);
    const [row] = await rows();
    expect(lines.warn.mock.calls).toEqual([[{ mail: row?.id, why: '550' }, 'mail refused']]);
    const events = await sql`select action, organisation_id, record from events`;
    expect(events).toEqual([
      {
        action: 'mails.refuse',
        organisation_id: own.id,
        record: { mail_id: row?.id, code: '550', personId: String(person.id) },
      },
    ]);
    const { data: shown } = await listOutbox(db, {
      ...{
        account_id: 0,
        organisation_ids: [own.id],
        administered: [],
        isSeen: everything,
      },
      page: { page: 1, per_page: 15 },
    });
    expect(shown).toMatchObject([{ to: 'zoe@example.nl', refused_code: '550' }]);
  });

  it.each([
    ['is not accepted for now', { busy: true }],
    ['is not accepted because we are not trusted', { distrusts: true }],
  ])('is an exception: one that %s is retried', async (_why, answering) => {
    const server = await smtp(answering);
    const { mail, lines } = await aPost(server.url);
    await send(mail);
    await expect.poll(() => lines.warn).toHaveBeenCalled();
    expect((await rows())[0]).toMatchObject({ sent_at: null, refused_at: null });
    const states = async () => (await sql`select state from jobs.job`).map(({ state }) => state);
    await expect.poll(states).toEqual(['retry']);
  });
});

describe('a mail being sent', () => {
  const heldUntil = async () => (await rows())[0]?.taken_until ?? null;

  it('stays with its worker while that is only slow', async () => {
    const server = await smtp();
    const open = server.hold();
    const [one, two] = [await aPost(server.url), await aPost(server.url)];
    await send(one.mail);
    await expect.poll(() => server.arrived).toHaveLength(1);
    // Its time is nearly over, and another worker asks for it meanwhile.
    const soon = new Date(Date.now() + 2000);
    await sql`update mails set taken_until = ${soon}`;
    const later = async () => Number(await heldUntil()) > soon.getTime();
    await expect.poll(later, { timeout: 30_000 }).toBe(true);
    const [row] = await rows();
    await db.transaction().execute((tx) => two.jobs.send(tx, 'mail', { mail_id: row?.id ?? 0 }));
    const states = async () => (await sql`select state from jobs.job`).map(({ state }) => state);
    await expect.poll(async () => (await states()).toSorted()).toEqual(['active', 'retry']);
    open();
    await expect.poll(isSent).toBe(true);
    expect(server.letters).toHaveLength(1);
  });

  it('that was sent while the database takes nothing stays with its worker, and is sent once', async () => {
    const server = await smtp();
    await sql.unsafe(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'no' using errcode = '25006'; end $$;
      create trigger refuse before update on mails for each row when (new.sent_at is not null)
      execute function refuse()`);
    const [one, two] = [await aPost(server.url), await aPost(server.url)];
    await send(one.mail);
    await expect.poll(() => server.letters).toHaveLength(1);
    const [row] = await rows();
    const soon = new Date(Date.now() + 2000);
    await sql`update mails set taken_until = ${soon}`;
    const later = async () => Number(await heldUntil()) > soon.getTime();
    await expect.poll(later, { timeout: 30_000 }).toBe(true);
    await db.transaction().execute((tx) => two.jobs.send(tx, 'mail', { mail_id: row?.id ?? 0 }));
    const states = async () => (await sql`select state from jobs.job`).map(({ state }) => state);
    await expect.poll(async () => (await states()).toSorted()).toEqual(['active', 'retry']);
    await sql`drop function refuse cascade`;
    await expect.poll(isSent, { timeout: 30_000 }).toBe(true);
    expect(server.letters).toHaveLength(1);
  });

  it('is taken over soon after its worker died', async () => {
    const server = await smtp();
    const { mail } = await aPost(null);
    await send(mail);
    const [row] = await rows();
    const taken = await take(db, row?.id ?? 0);
    expect(taken.mail).toBeDefined();
    const left = Number(await heldUntil()) - Date.now();
    expect(left, 'in milliseconds').toBeLessThan(30_000);
    await sql`update mails set taken_until = now()`;
    const { jobs } = await aPost(server.url);
    await db.transaction().execute((tx) => jobs.send(tx, 'mail', { mail_id: row?.id ?? 0 }));
    await expect.poll(isSent).toBe(true);
  });
});

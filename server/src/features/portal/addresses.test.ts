import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tuesday } from '../../testing/appointmentDesk.ts';
import { ownerDb } from '../../testing/ownerDb.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { sendLinks } from './signIn.ts';

const app = await testApp();
const { db, time, world } = app;
const { aCase, visit, staff, linksTo, askedLink } = await aPortalDesk(app);
const elsewhere = await aPortalDesk(app);

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type Case = Awaited<ReturnType<typeof aCase>>;
type Party = 'client' | 'employer';

async function opened(email: string) {
  const browser = await visit(email);
  const [{ id }] = (await browser.mine()).pages;
  return { ...browser, path: `/mine/pages/${id}` };
}

async function moved(one: Case, contact_email: string | null) {
  const { version } = await one.read();
  const answer = await staff.patch(one.path, { version, contact_email });
  expect(answer.statusCode).toBe(200);
}

const sharedOf = async (one: Case, party: Party) =>
  (await staff.get(`${one.path}/portal`)).json().pages[party === 'client' ? 0 : 1];
const stateOf = async (one: Case, party: Party) => (await sharedOf(one, party)).state;

const ask = (email: string, remoteAddress: string) =>
  app.app.inject({ method: 'POST', url: '/api/mine/links', payload: { email }, remoteAddress });

describe('another address', () => {
  it('of the employer opens nothing until somebody is invited or asked there', async () => {
    const one = await aCase();
    await one.invite('client');
    await one.invite('employer');
    const kim = `kim-${one.id}@example.nl`;
    await staff.post(`${one.path}/portal-contacts`, { name: 'Kim', email: kim });
    const [pieter, colleague] = [await opened(one.emails.employer), await opened(kim)];
    const email = `nieuw-${one.id}@example.nl`;
    await moved(one, email);
    expect((await pieter.get(pieter.path)).statusCode).toBe(401);
    expect((await colleague.get(colleague.path)).statusCode).toBe(404);
    expect(await sharedOf(one, 'employer')).toMatchObject({
      state: 'never',
      contacts: [{ email: kim }],
    });
    expect(await stateOf(one, 'client')).toBe('open');

    await one.send({ send_employer: '1', approve_employer: '1' });
    expect((await opened(email)).path).not.toBe(pieter.path);
    expect((await colleague.mine()).pages).toHaveLength(1);
  });

  it('of the client opens none of their pages until they are invited or asked there', async () => {
    const one = await aCase();
    await one.invite('client');
    await one.invite('employer');
    const { client } = await one.read();
    const email = `anders-${one.id}@example.nl`;
    expect((await staff.patch(`/clients/${client.id}`, { email })).statusCode).toBe(200);
    expect([await stateOf(one, 'client'), await stateOf(one, 'employer')]).toEqual([
      'never',
      'open',
    ]);
    await one.invite('client');
    expect((await (await visit(email)).mine()).pages).toHaveLength(1);
  });

  it('is asked anew to what was planned, which opens no page there', async () => {
    const one = await aCase();
    await staff.post(`${one.path}/appointments`, { ...tuesday, guests: { employer: true } });
    expect(await stateOf(one, 'employer')).toBe('open');
    const email = `tikfout-${one.id}@example.nl`;
    await moved(one, email);
    expect(await one.mailsTo(email)).toMatchObject([{ template: 'appointment-asked' }]);
    expect(await stateOf(one, 'employer')).toBe('never');
  });

  it('is no other one in capitals, and opens no page that was closed', async () => {
    const one = await aCase();
    await one.invite('employer');
    await moved(one, ` ${one.emails.employer.toUpperCase()} `);
    expect(await stateOf(one, 'employer')).toBe('open');
    await one.close('employer');
    await moved(one, `nieuw-${one.id}@example.nl`);
    expect(await stateOf(one, 'employer')).toBe('closed');
  });
});

describe('the address of the client', () => {
  const same =
    'De cliënt en een contactpersoon van de werkgever kunnen niet hetzelfde e-mailadres hebben. Vul een ander adres in.';

  it('is not that of somebody else at the employer', async () => {
    const one = await aCase();
    const email = one.emails.client.toUpperCase();
    const answer = await staff.post(`${one.path}/portal-contacts`, { name: 'Kim', email });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [same]]);
  });

  it('is not that of the contact of the trajectory either, whichever was there first', async () => {
    const one = await aCase();
    const { version, client } = await one.read();
    const refused = [
      await staff.patch(one.path, { version, contact_email: one.emails.client }),
      await staff.patch(`/clients/${client.id}`, { email: one.emails.employer }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [same]]);
    const kim = `kim-${one.id}@example.nl`;
    await staff.post(`${one.path}/portal-contacts`, { name: 'Kim', email: kim });
    expect((await staff.patch(`/clients/${client.id}`, { email: kim })).statusCode).toBe(422);
    expect((await one.read()).contact_email).toBe(one.emails.employer);
  });
});

describe('the mails to one address', () => {
  it('are asked for by strangers without keeping out whose it is', async () => {
    const one = await aCase();
    await one.invite('client');
    const email = one.emails.client;
    for (let n = 0; n < 5; n++) expect((await ask(email, '203.0.113.9')).statusCode).toBe(204);
    expect((await ask(email, '203.0.113.9')).statusCode).toBe(429);
    expect((await ask(email, '198.51.100.7')).statusCode).toBe(204);
    await expect.poll(async () => (await linksTo(email)).length, { timeout: 20_000 }).toBe(6);
  });

  it('are no more than ten in an hour, and nobody hears that', async () => {
    const [one, other] = [await aCase(), await aCase()];
    await one.invite('client');
    await other.invite('client');
    const email = one.emails.client;
    for (let n = 0; n < 12; n++)
      expect((await ask(email, `203.0.113.${n + 20}`)).statusCode).toBe(204);
    await expect.poll(async () => (await linksTo(email)).length, { timeout: 20_000 }).toBe(10);
    await askedLink(other.emails.client);
    expect(await linksTo(email)).toHaveLength(10);
  });

  it('are written for all organisations or for none, so that nobody gets them twice', async () => {
    const one = await aCase();
    const contact_email = one.emails.employer;
    const other = await elsewhere.aCase({ contact_email });
    await one.invite('employer');
    await other.invite('employer');
    const { send } = world.mail;
    const sending = vi.spyOn(world.mail, 'send');
    sending.mockImplementationOnce(send).mockRejectedValueOnce(new Error('down'));
    const asked = { email: contact_email, language: 'nl', byOwner: false } as const;
    await expect(sendLinks(world, asked)).rejects.toThrow('down');
    sending.mockRestore();
    expect(await linksTo(contact_email)).toEqual([]);
    await sendLinks(world, asked);
    expect(await linksTo(contact_email)).toHaveLength(2);
  });

  it('with an invitation are no more than a hundred in an hour', async () => {
    const one = await aCase();
    await one.invite('client');
    const { id: _, ...mail } = await db
      .selectFrom('mails')
      .where('recipient', '=', one.emails.client)
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mails')
      .values(Array.from({ length: 99 }, () => ({ ...mail, data: {} })))
      .execute();
    expect((await one.invite('client')).statusCode).toBe(429);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(100);
  });
});

describe('what an address opens', () => {
  const planOf = async (name: string, given: string[]) => {
    const source = sql<{
      body: string;
    }>`select prosrc as body from pg_proc where proname = ${name}`;
    const body = (await source.execute(db)).rows[0]?.body ?? '';
    const query = given.reduce((text, word, at) => {
      return text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), `$${at + 1}`);
    }, body);
    return ownerDb(world)
      .transaction()
      .execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const plan = await sql
          .raw(`explain (generic_plan) ${query.replace(/;\s*$/, '')}`)
          .execute(tx);
        return JSON.stringify(plan.rows);
      });
  };

  it('is found by that address in indexes, however many there are', async () => {
    const { client_id, counselor_id, organisation_id } = await aCase();
    const of = { organisation_id, client_id, counselor_id, trajectory_state_id: 1 };
    const many = Array.from({ length: 1000 }, (_, n) => `contact${n}@example.nl`);
    await db
      .insertInto('trajectories')
      .values(
        many.map((contact_email) => ({
          ...of,
          ...{ contact_email, registered_by: 'Marieke', registration_date: '2026-10-19' },
        })),
      )
      .execute();
    await sql`analyze trajectories`.execute(ownerDb(world));
    const opens = await planOf('portal_pages_of', ['address', 'ended_before', 'finished']);
    const forgets = await planOf('forget_address', ['organisation', 'address']);
    expect(opens).toContain('people_organisation_id_email_key');
    for (const plan of [opens, forgets]) expect(plan).toContain('trajectories_by_contact_email');
  });
});

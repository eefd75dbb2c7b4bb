import type { MailRow } from '@traject/contract/mails';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepMails } from '../../platform/mail/mails.queries.ts';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const app = await testApp({ env: { SMTP_URL: smtp.url } });
const { db, sql, as, world } = app;
const [own, second, foreign] = [
  await anOrganisation(db, 'Werkwijzer'),
  await anOrganisation(db, 'Werkwijzer Noord'),
  await anOrganisation(db, 'Elders'),
];
const inge = await anAccount(db, {
  first_name: 'Inge',
  in: [
    ['admin', own],
    ['admin', second],
  ],
});
const admin = as(await tokenOf(world, inge));
const stranger = as(await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] })));

beforeEach(async () => {
  await sql`delete from mails`;
  await sql`delete from jobs.job`;
  await db.deleteFrom('call_counts').execute();
});

const data = { first_name: 'Zoë', link: 'https://traject.test/auth', organisation: 'Werkwijzer' };
const outcomes = {
  waiting: {},
  refused: { refused_at: new Date(), refused_code: '550 5.1.1', tries: 1 },
  too_old: { good_until: new Date(Date.now() - 1000) },
  sent: { sent_at: new Date(), data: null },
};
const aMail = async (
  recipient: string,
  outcome: keyof typeof outcomes,
  more: { organisation_id?: number | null; data?: object | null } = {},
) => {
  const mail = { recipient, template: 'access-given', language: 'nl' as const, data };
  const { id } = await db
    .insertInto('mails')
    .values({ ...mail, organisation_id: own.id, ...outcomes[outcome], ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const list = async (query = '', who = admin): Promise<MailRow[]> =>
  (await who.get(`/mails${query}`)).json().data;
const namesOf = async (query = '') => (await list(query)).map(({ to }) => to.split('@')[0]);
const read = async (id: number): Promise<MailRow> => (await admin.get(`/mails/${id}`)).json();
const retry = (id: number, who = admin) => who.post(`/mails/${id}/retry`);

describe('an administrator', () => {
  it('sees what was not sent, by state, newest first and in pages', async () => {
    for (const outcome of ['waiting', 'refused', 'too_old', 'sent'] as const)
      await aMail(`${outcome}@example.nl`, outcome);
    expect(await namesOf()).toEqual(['too_old', 'refused', 'waiting']);
    for (const state of ['waiting', 'refused', 'too_old'])
      expect(await namesOf(`?state=${state}`)).toEqual([state]);
    const second = (await admin.get('/mails?per_page=2&page=2')).json();
    expect(second.meta).toMatchObject({ total: 3, last_page: 2, from: 3 });
    expect(second.data).toHaveLength(1);
  });

  it('sees nothing of what nobody needs any more: what was accepted, replaced or done', async () => {
    const ended = { revoked: { revoked_at: new Date() }, used: { used_at: new Date() } };
    for (const [how, change] of Object.entries(ended)) {
      const mail_id = await aMail(`${how}@example.nl`, 'waiting');
      const invited = await anAccount(db, { password_hash: null, in: [['counselor', own]] });
      await world.links.create(db, 'activate', { person_id: invited.id, minutes: 60 });
      const ofMail = db.updateTable('links').where('person_id', '=', invited.id);
      await ofMail.set({ mail_id }).execute();
      expect(await namesOf(), 'while it is open').toEqual([how]);
      await ofMail.set(change).execute();
      expect(await namesOf()).toEqual([]);
    }
    expect([...(await sql`select * from mails_by_state()`)]).toEqual([]);
  });

  it('sees one that asks for evaluations and never left, though its invitation was replaced', async () => {
    const { id } = await anAccount(db, { password_hash: null, in: [['evaluator', own]] });
    const mail_id = await aMail('jolanda@example.nl', 'waiting');
    await sql`update mails set template = 'evaluation-asked' where id = ${mail_id}`;
    await world.links.create(db, 'activate', { person_id: id, minutes: 60 });
    const links = db.updateTable('links').where('person_id', '=', id);
    await links.set({ mail_id, revoked_at: new Date() }).execute();
    await sql`update mails set good_until = now() - interval '1 minute' where id = ${mail_id}`;
    await sweepMails(world.db, new Date());
    expect(await namesOf('?state=too_old')).toEqual(['jolanda']);
  });

  it('reads to whom, of what kind, since when and why, and nothing of its contents', async () => {
    const id = await aMail('zoe@example.nl', 'refused');
    const answer = await admin.get('/mails');
    expect(answer.json().data).toEqual([
      {
        id,
        to: 'zoe@example.nl',
        kind: 'access-given',
        organisation: { id: own.id, name: 'Werkwijzer' },
        created_at: expect.stringMatching(/^\d{4}-/),
        mail: { state: 'refused', at: expect.stringMatching(/^\d{4}-/), code: '550 5.1.1' },
        tries: 1,
        attachments: [],
        may_retry: true,
      },
    ]);
    expect(answer.body).not.toContain(data.link);
    expect(answer.body).not.toContain('Zoë');
  });

  it('sees the mails of their own organisations, not those of another or of an account', async () => {
    await aMail('own@example.nl', 'waiting');
    await aMail('second@example.nl', 'waiting', { organisation_id: second.id });
    const id = await aMail('foreign@example.nl', 'refused', { organisation_id: foreign.id });
    await aMail('nobody@example.nl', 'waiting', { organisation_id: null });
    expect(await namesOf()).toEqual(['second', 'own']);
    expect(await list('', stranger)).toMatchObject([{ id }]);
    for (const answer of [await admin.get(`/mails/${id}`), await retry(id)])
      expect(answer.statusCode).toBe(404);
  });

  it('sends a test mail to their own address, and reads what became of it', async () => {
    const answer = await admin.post('/mail-tests');
    expect(answer.json()).toMatchObject({ to: inge.email, kind: 'test' });
    const { id } = answer.json();
    await expect.poll(async () => (await read(id)).mail.state).toBe('sent');
    expect(smtp.arrived).toContain(inge.email);
    expect((await admin.get('/mail-server')).json()).toEqual({ state: 'working' });
    expect((await stranger.get(`/mails/${id}`)).statusCode).toBe(404);
  });
});

describe('trying again', () => {
  it.each(['refused', 'too_old'] as const)('sends one that was %s once more', async (outcome) => {
    const id = await aMail(`${outcome}-again@example.nl`, outcome);
    const answer = await retry(id);
    expect(answer.json()).toMatchObject({ id, organisation: { id: own.id } });
    await expect.poll(async () => (await read(id)).mail.state).toBe('sent');
    expect(smtp.arrived.filter((to) => to === `${outcome}-again@example.nl`)).toHaveLength(1);
    const [event] = await sql`select organisation_id, person_id, record from events
      where action = 'mails.retry' and refused is null order by id desc limit 1`;
    expect(event).toMatchObject({ organisation_id: own.id, person_id: inge.id });
  });

  it('happens once when two people do it at once', async () => {
    const id = await aMail('twice@example.nl', 'refused');
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  it('is refused in words if it is waiting, was sent, or has no contents any more', async () => {
    const refusal = async (id: number) => {
      expect((await read(id)).may_retry).toBe(false);
      const answer = await retry(id);
      return [answer.statusCode, ...answer.json().errors];
    };
    expect(await refusal(await aMail('a@example.nl', 'waiting'))).toEqual([
      422,
      'Deze e-mail wacht al op verzending.',
    ]);
    expect(await refusal(await aMail('a@example.nl', 'sent'))).toEqual([
      422,
      'Deze e-mail is al verstuurd.',
    ]);
    expect(await refusal(await aMail('a@example.nl', 'refused', { data: null }))).toEqual([
      422,
      'Wat er in deze e-mail stond, is gewist. Stuur een nieuwe.',
    ]);
  });

  it('is refused if the link in it no longer works', async () => {
    const person = { first_name: 'Sem', last_name: 'Bos', email: 'sem@example.nl' };
    const asked = { ...person, organisation_id: own.id, account_types: ['counselor'] };
    const { id: personId } = (await admin.post('/people', asked)).json();
    const mail = await lastMail(db, person.email);
    await sql`update mails set sent_at = null, data = ${sql.json(mail.data)},
      refused_at = now(), refused_code = '550' where id = ${mail.id}`;
    expect((await read(mail.id)).may_retry).toBe(true);
    await admin.post(`/people/${personId}/invitation`);
    expect((await read(mail.id)).may_retry).toBe(false);
    const answer = await retry(mail.id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([expect.stringContaining('werkt niet meer')]);
  });
});

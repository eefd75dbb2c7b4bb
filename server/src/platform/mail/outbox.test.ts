import { beforeEach, describe, expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { listOutbox } from './outbox.ts';

const { db } = await testDb();
const [ours, theirs] = await db
  .insertInto('organisations')
  .values([{ name: 'Ours' }, { name: 'Theirs' }])
  .returning('id')
  .execute();
if (!ours || !theirs) throw new Error('no organisations');

const first = { page: 1, per_page: 15 };
const data = { first_name: 'Zoë', link: 'https://traject.example/auth/reset/t', minutes: 60 };
const aMail = (recipient: string, organisation_id: number | null = null, more = {}) =>
  db
    .insertInto('mails')
    .values({ recipient, organisation_id, template: 'reset', language: 'nl', data, ...more })
    .execute();
const recipients = async (organisation_ids: number[], page = first) =>
  (await listOutbox(db, { organisation_ids, page })).data.map(({ to }) => to);

beforeEach(() => db.deleteFrom('mails').execute());

describe('the outbox', () => {
  it('shows what would have been sent, newest first', async () => {
    await aMail('first@example.nl');
    await aMail('second@example.nl');
    const { data: mails, meta } = await listOutbox(db, { organisation_ids: [], page: first });
    expect(mails.map(({ to }) => to)).toEqual(['second@example.nl', 'first@example.nl']);
    expect(mails[0]).toMatchObject({
      subject: 'Kies een nieuw wachtwoord voor Traject',
      text: expect.stringContaining('https://traject.example/auth/reset/t'),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(meta).toEqual({ current_page: 1, last_page: 1, from: 1, to: 2, total: 2 });
  });

  it('shows the mails of the given organisations and of none, never of another', async () => {
    await aMail('none@example.nl');
    await aMail('ours@example.nl', ours.id);
    await aMail('theirs@example.nl', theirs.id);
    expect(await recipients([ours.id])).toEqual(['ours@example.nl', 'none@example.nl']);
    expect(await recipients([])).toEqual(['none@example.nl']);
  });

  it('shows no mail that was sent, and none that this version cannot write', async () => {
    await aMail('sent@example.nl', null, { sent_at: new Date(), data: null });
    await aMail('strange@example.nl', null, { template: 'from-a-later-version' });
    expect(await recipients([])).toEqual([]);
  });

  it('[SHELL-21] goes by pages, and is empty past the end', async () => {
    for (const n of [1, 2, 3]) await aMail(`${n}@example.nl`);
    expect(await recipients([], { page: 2, per_page: 2 })).toEqual(['1@example.nl']);
    const past = await listOutbox(db, { organisation_ids: [], page: { page: 9, per_page: 2 } });
    expect(past).toEqual({
      data: [],
      meta: { current_page: 9, last_page: 2, from: null, to: null, total: 3 },
    });
  });
});

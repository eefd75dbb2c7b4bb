import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aRecord } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { listOutbox } from './outbox.ts';

const { db } = await testDb();
const [ours, theirs] = [await anOrganisation(db, 'Ours'), await anOrganisation(db, 'Theirs')];
const admin = await anAccount(db, { in: [['admin', ours]] });
const counselor = await anAccount(db, { in: [['counselor', ours]] });
const elsewhere = await anAccount(db, { in: [['admin', theirs]] });

const everything = sql<boolean>`true`;
const ofOurs = {
  organisation_ids: [ours.id],
  administered: [] as number[],
  isSeen: everything,
};
const asAdmin = { ...ofOurs, account_id: admin.account_id, administered: [ours.id] };
const asCounselor = { ...ofOurs, account_id: counselor.account_id };
const atTheirs = {
  organisation_ids: [theirs.id],
  administered: [theirs.id],
  isSeen: everything,
};
const asOther = { ...atTheirs, account_id: elsewhere.account_id };

const who = { first_name: 'Anna', last_name: 'de Vries' };
const first = { page: 1, per_page: 15 };
const data = { first_name: 'Zoë', link: 'https://traject.example/auth/reset/t', minutes: 60 };
const aMail = (recipient: string, organisation_id: number | null = null, more = {}) =>
  db
    .insertInto('mails')
    .values({ recipient, organisation_id, template: 'reset', language: 'nl', data, ...more })
    .execute();
const recipients = async (reader: typeof asCounselor, page = first) =>
  (await listOutbox(db, { ...reader, page })).data.map(({ to }) => to);

beforeEach(() => db.deleteFrom('mails').execute());

describe('the outbox', () => {
  it('shows what would have been sent, newest first', async () => {
    await aMail('first@example.nl', ours.id);
    await aMail('second@example.nl', ours.id);
    const { data: mails, meta } = await listOutbox(db, { ...asCounselor, page: first });
    expect(mails.map(({ to }) => to)).toEqual(['second@example.nl', 'first@example.nl']);
    expect(mails[0]).toMatchObject({
      subject: 'Ours: kies een nieuw wachtwoord voor Traject',
      text: expect.stringContaining('https://traject.example/auth/reset/t'),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(meta).toEqual({ current_page: 1, last_page: 1, from: 1, to: 2, total: 2 });
  });

  it('shows the mails of the given organisations, never of another', async () => {
    await aMail('ours@example.nl', ours.id);
    await aMail('theirs@example.nl', theirs.id);
    expect(await recipients(asCounselor)).toEqual(['ours@example.nl']);
    expect(await recipients(asOther)).toEqual(['theirs@example.nl']);
  });

  it('shows what opens an account to its owner and to its administrators, and to no colleague', async () => {
    await aMail(admin.email);
    expect(await recipients(asAdmin)).toEqual([admin.email]);
    expect(await recipients(asCounselor)).toEqual([]);
    expect(await recipients(asOther)).toEqual([]);
    await aMail(counselor.email);
    expect(await recipients(asCounselor)).toEqual([counselor.email]);
    expect(await recipients(asAdmin)).toEqual([counselor.email, admin.email]);
    // A record that nobody has accepted gives no access by itself.
    await aRecord(db, { ...who, email: admin.email, organisation_id: theirs.id });
    expect(await recipients(asOther)).toEqual([]);
  });

  it('shows administrators what was sent to a stranger whom no organisation knows yet', async () => {
    await aMail('stranger@example.nl');
    expect(await recipients(asAdmin)).toEqual(['stranger@example.nl']);
    expect(await recipients(asOther)).toEqual(['stranger@example.nl']);
    expect(await recipients(asCounselor)).toEqual([]);
  });

  it('shows invitations, which let in whoever opens them, to administrators only', async () => {
    const invited = { template: 'invited', data: { ...data, organisation: 'Ours', days: 7 } };
    await aMail('new@example.nl', ours.id, invited);
    expect(await recipients(asAdmin)).toEqual(['new@example.nl']);
    expect(await recipients(asCounselor)).toEqual([]);
  });

  it('shows links to the pages of a client or an employer to administrators only', async () => {
    await aMail('client@example.nl', ours.id, {
      template: 'portal-link',
      data: { ...data, minutes: 20 },
    });
    expect(await recipients(asAdmin)).toEqual(['client@example.nl']);
    expect(await recipients(asCounselor)).toEqual([]);
  });

  it('shows no mail that was sent, and none that this version cannot write', async () => {
    await aMail('sent@example.nl', ours.id, { sent_at: new Date(), data: null });
    await aMail('strange@example.nl', ours.id, { template: 'from-a-later-version' });
    expect(await recipients(asCounselor)).toEqual([]);
  });

  it('[SHELL-21] comes in pages, and is empty past the end', async () => {
    for (const n of [1, 2, 3]) await aMail(`${n}@example.nl`, ours.id);
    expect(await recipients(asCounselor, { page: 2, per_page: 2 })).toEqual(['1@example.nl']);
    const past = await listOutbox(db, { ...asCounselor, page: { page: 9, per_page: 2 } });
    expect(past).toEqual({
      data: [],
      meta: { current_page: 9, last_page: 2, from: null, to: null, total: 3 },
    });
  });
});

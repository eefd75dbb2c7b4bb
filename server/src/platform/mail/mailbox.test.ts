import { mailKinds } from '@traject/contract/mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { createLinks } from '../access/links.ts';
import { causes } from './causes.ts';
import { hasRoom, isFullForStrangers } from './mailbox.ts';
import { bindLinks } from './mails.queries.ts';
import type { TemplateName } from './templates.ts';

const { db } = await testDb();
const organisation = await anOrganisation(db);
const to = 'vol@example.nl';
const links = createLinks(() => new Date());
const { account_id } = await anAccount(db);
const causedBy = (cause: string) => mailKinds.filter((kind) => causes[kind] === cause);

beforeEach(() => db.deleteFrom('mails').execute());

const mailed = (template: TemplateName, count: number, more = {}) =>
  db
    .insertInto('mails')
    .values(Array(count).fill({ recipient: to, template, language: 'nl', data: '{}', ...more }))
    .returning('id')
    .execute();
const isFull = (template: TemplateName, organisation_id?: number) =>
  db
    .transaction()
    .execute((tx) =>
      isFullForStrangers(tx, { to, template, ...(organisation_id && { organisation_id }) }, now()),
    );
const now = () => new Date();

/** A mail with a link that works. */
async function lying(template: TemplateName, of: { organisation_id?: number; link?: object } = {}) {
  const { link: given, ...more } = of;
  const [mail] = await mailed(template, 1, more);
  const token = await links.create(db, 'reset', { account_id, minutes: 60 });
  const link = `http://traject.test/auth/reset/${token}`;
  await bindLinks(db, [{ id: mail?.id ?? 0, data: { link } }]);
  if (given)
    await db
      .updateTable('links')
      .set(given)
      .where('mail_id', '=', mail?.id ?? 0)
      .execute();
}

it('every kind of mail says who can have it sent', () => {
  expect(Object.keys(causes).sort()).toEqual([...mailKinds].sort());
});

describe('a mailbox that strangers filled', () => {
  it.each(causedBy('stranger'))('gets no more %s while one lies there that works', async (kind) => {
    await mailed('already-registered', 9);
    await lying(kind);
    expect(await isFull(kind)).toBe(true);
  });

  it.each(causedBy('stranger').filter((kind) => kind !== 'already-registered'))(
    'gets its owner a %s when none lies there',
    async (kind) => {
      await mailed('already-registered', 10);
      expect(await isFull(kind)).toBe(false);
    },
  );

  it.each([
    ['was used', { used_at: now() }],
    ['was revoked', { revoked_at: now() }],
    ['is over', { expires_at: new Date(Date.now() - 1000) }],
  ])('gets its owner another when the last one %s', async (_, link) => {
    await mailed('reset', 9);
    await lying('reset', { link });
    expect(await isFull('reset')).toBe(false);
  });

  it('holds for one organisation what opens nothing of another', async () => {
    const { id: organisation_id } = organisation;
    await mailed('portal-link', 9, { organisation_id });
    await lying('portal-link', { organisation_id });
    expect(await isFull('portal-link', organisation_id)).toBe(true);
    expect(await isFull('portal-link', organisation_id + 1)).toBe(false);
  });

  it('is not full of mails that were too old to arrive', async () => {
    await mailed('reset', 9);
    await lying('reset');
    await db
      .updateTable('mails')
      .set({ good_until: new Date(0) })
      .execute();
    expect(await isFull('reset')).toBe(false);
  });
});

describe('a mailbox that people filled', () => {
  it.each(causedBy('person'))('has no room for a %s', async (template) => {
    await mailed('survey-client', 99);
    expect(await hasRoom(db, [{ to, template }])).toBe(true);
    expect(
      await hasRoom(db, [
        { to, template },
        { to, template },
      ]),
    ).toBe(false);
  });

  it('has room for another organisation, whoever asks', async () => {
    await mailed('survey-client', 100, { organisation_id: organisation.id });
    const template = 'survey-client';
    expect(await hasRoom(db, [{ to, template, organisation_id: organisation.id }])).toBe(false);
    expect(await hasRoom(db, [{ to, template, organisation_id: organisation.id + 1 }])).toBe(true);
  });

  it.each(causedBy('event'))('still gets a %s', async (template) => {
    await mailed('survey-client', 100);
    expect(await hasRoom(db, [{ to, template }])).toBe(true);
  });
});

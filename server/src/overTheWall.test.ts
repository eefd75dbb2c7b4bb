import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from './testing/factories.ts';
import { lastMail } from './testing/mails.ts';
import { testApp } from './testing/testApp.ts';

const { db, as, world } = await testApp();
const here = await anOrganisation(db, 'Hier');
const there = await anOrganisation(db, 'Daar');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', here]] }));
const adminThere = await tokenOf(world, await anAccount(db, { in: [['admin', there]] }));
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

beforeEach(() => db.deleteFrom('call_counts').execute());

const invite = (token: string, organisation: { id: number }, email: string, type: string) =>
  as(token).post('/people', {
    email,
    first_name: 'Wie',
    last_name: 'Danook',
    organisation_id: organisation.id,
    account_types: [type],
  });
const codeOf = async ({ id }: { id: number }) => {
  const found = db.selectFrom('organisations').where('id', '=', id).select('code');
  return (await found.executeTakeFirstOrThrow()).code;
};

describe('who asks an organisation to be let in', () => {
  it('hears that they belong there, also where it wrote them down twice', async () => {
    const twice = await anAccount(db, { in: [['client', here]] });
    await as(admin).patch(`/clients/${twice.id}`, { email: 'elders@example.nl' });
    expect((await invite(admin, here, twice.email, 'evaluator')).statusCode).toBe(200);
    const token = await tokenOf(world, twice);
    const asked = await as(token).post('/auth/join', { organisation: await codeOf(here) });
    expect(asked.statusCode).toBe(422);
  });
});

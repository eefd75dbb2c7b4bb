import { expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const organisation = await anOrganisation(db);
const somebody = async () => {
  const account = await anAccount(db, { in: [['counselor', organisation]] });
  return { ...account, token: await tokenOf(world, account) };
};

it('another address is asked at a mailbox that strangers filled, by ten accounts an hour at most, in use or not', async () => {
  const [free, taken] = ['vol@example.nl', (await somebody()).email];
  const asked = async (email: string) => {
    const mail = { recipient: email, template: 'reset', language: 'nl', data: '{}' } as const;
    await db.insertInto('mails').values(Array(10).fill(mail)).execute();
    const said = { email, current_password: password };
    const codes: number[] = [];
    for (let n = 0; n < 12; n++) {
      const { token } = await somebody();
      codes.push((await as(token).post('/account/address', said)).statusCode);
    }
    return codes;
  };
  const [one, owner] = [await somebody(), await somebody()];
  const again = 'steeds@example.nl';
  const ask = async ({ token }: { token: string }) =>
    (await as(token).post('/account/address', { email: again, current_password: password }))
      .statusCode;
  expect([await ask(one), await ask(one), await ask(one)]).toEqual([200, 200, 422]);
  expect(await ask(owner), 'one account uses up nothing of another').toBe(200);
  const codes = [...Array(10).fill(200), 422, 422];
  expect([await asked(free), await asked(taken)]).toEqual([codes, codes]);
  const mails = db
    .selectFrom('mails')
    .where('template', 'in', ['address-new', 'already-registered']);
  const to = (email: string) => mails.where('recipient', '=', email).select('id').execute();
  expect([(await to(free)).length, (await to(taken)).length]).toEqual([10, 0]);
});

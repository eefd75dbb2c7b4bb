import { describe, expect, it } from 'vitest';
import { aDesk, thePlan } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { uploadTo } from '../../testing/upload.ts';

const opened = await testApp();
const { app, db, world, time } = opened;
const gigabyte = 1024 * 1024;

/** Somebody who has already sent this much in the current hour. */
async function somebodyWho(sent: {
  who?: 'account' | 'organisation';
  files?: number;
  kilobytes?: number;
}) {
  const { own, marieke, aCase } = await aDesk(opened);
  const { path } = await aCase();
  const colleague = await anAccount(db, { in: [['counselor', own]] });
  const { who = 'account', ...used } = sent;
  const id = who === 'account' ? marieke.account_id : own.id;
  for (const [what, amount] of Object.entries(used))
    await world.limits.spend(world.db, `${who} ${id} ${what}`, { amount, minutes: 60 });
  const upload = async (language: string, by = marieke) => {
    const send = uploadTo(app, await tokenOf(world, by), language);
    const parts = { trajectory_file_type_id: '3', trajectory_file_action_id: '2', file: thePlan() };
    return send(`${path}/files`, parts);
  };
  return { upload, colleague };
}

const isStored = async () =>
  Number(
    (
      await db
        .selectFrom('files')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('what somebody sends in an hour', () => {
  it.each([
    ['files', { files: 599 }],
    ['megabytes', { kilobytes: 2 * gigabyte - 1 }],
  ])('stops at a number of %s, in words, and starts again later', async (_, sent) => {
    const { upload, colleague } = await somebodyWho(sent);
    expect((await upload('nl')).statusCode).toBe(200);
    const before = await isStored();
    const refused = await upload('nl');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors).toEqual([
      expect.stringMatching(
        /^Je hebt het afgelopen uur heel veel bestanden gestuurd\..* \d+ min\./,
      ),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await upload('en')).json().errors[0]).toMatch(/^You have sent a great many files/);
    expect(await isStored()).toBe(before);
    expect((await upload('nl', colleague)).statusCode).toBe(200);
    time.now = new Date(Date.now() + 61 * 60_000);
    expect((await upload('nl')).statusCode).toBe(200);
    time.now = undefined;
  });

  it.each([
    ['files', { files: 2999 }],
    ['megabytes', { kilobytes: 5 * gigabyte - 1 }],
  ])('stops at a number of %s for the organisation, for everybody in it', async (_, sent) => {
    const { upload, colleague } = await somebodyWho({ who: 'organisation', ...sent });
    expect((await upload('nl')).statusCode).toBe(200);
    const refused = await upload('en', colleague);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors[0]).toMatch(/^Your organisation has sent a great many files/);
    const elsewhere = await somebodyWho({});
    expect((await elsewhere.upload('nl')).statusCode).toBe(200);
  });
});

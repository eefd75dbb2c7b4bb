import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { visitor } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aDay, noon } from '../../testing/today.ts';

const app = await testApp();
const { db, as } = app;
const { own, token, marieke, daan, peter, aCase, upload, read } = await aDay(app);
const { visit } = visitor(app);
const staff = as(token);
const elsewhere = await anOrganisation(db);
const stranger = await anAccount(db, { in: [['coordinator', elsewhere]] });

type Case = Awaited<ReturnType<typeof aCase>>;

async function write(one: Case, party: 'client' | 'employer', ...texts: string[]) {
  await staff.post(`${one.path}/portal/${party}/invite`);
  const browser = await visit(one.emails[party]);
  const [{ id }] = (await browser.mine()).pages;
  for (const text of texts) await browser.upload(`/mine/pages/${id}/messages`, { text });
}

describe('what came in on the pages of parties', () => {
  it('is a message until somebody of the staff read it, by trajectory and by party', async () => {
    const one = await aCase();
    await write(one, 'client', 'Kan het een uur later?', 'Of morgen?');
    await write(one, 'employer', 'Wanneer komt het rapport?');
    const { messages } = await read();
    expect(messages.total).toBe(2);
    expect(messages.data.find(({ party }) => party === 'client')).toEqual({
      party: 'client',
      who: 'Fatima El Amrani',
      count: 2,
      at: expect.any(String),
      trajectory: {
        id: one.id,
        client: { name: 'Fatima El Amrani' },
        counselor: { id: marieke.id, name: marieke.name },
      },
    });
    expect((await read(daan)).messages.total).toBe(0);
    expect((await read(peter, '?scope=everyone')).messages.total).toBe(2);
    expect((await read(stranger, '?scope=everyone')).messages.total).toBe(0);

    await upload(`${one.path}/messages/employer`, { text: 'Vrijdag.' });
    const readAll = async (party: string) => {
      const thread = `${one.path}/messages/${party}`;
      const up_to = (await staff.get(thread)).json().at(-1).id;
      await staff.post(`${thread}/read`, { up_to });
    };
    await readAll('client');
    expect((await read()).messages.data.map(({ party }) => party)).toEqual(['employer']);
    await readAll('employer');
    expect((await read()).messages.total).toBe(0);
    expect((await read(peter, '?scope=everyone')).messages.total).toBe(0);
  });

  it('is what a client changed until it was seen, one line for each trajectory', async () => {
    const one = await aCase();
    const values = ['Kok', 'Chauffeur'].map((title) => ({
      ...{ organisation_id: own.id, trajectory_id: one.id, at: noon, title },
      ...({ what: 'experience', act: 'added' } as const),
    }));
    await db.insertInto('portal_changes').values(values).execute();
    const line = { count: 2, trajectory: { id: one.id } };
    for (const [who, scope] of [
      [marieke, ''],
      [peter, '?scope=everyone'],
    ] as const)
      expect((await read(who, scope)).changes).toMatchObject({ total: 1, data: [line] });
    expect((await read(daan)).changes.total).toBe(0);
    expect((await read(stranger, '?scope=everyone')).changes.total).toBe(0);
    const { changes } = (await staff.get(`${one.path}/portal`)).json();
    await staff.post(`${one.path}/portal/seen`, { up_to: changes[0].id });
    expect((await read()).changes.total).toBe(0);
  });
});

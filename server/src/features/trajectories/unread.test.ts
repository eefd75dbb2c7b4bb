import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { own, staff, aCase, visit } = await aPortalDesk(app);

type Row = { id: number; unread: number };
type List = { data: Row[]; meta: { total: number } };
const reader = async (role: 'counselor' | 'finance', place = own) =>
  as(await tokenOf(world, await anAccount(db, { in: [[role, place]] })));
const list = async (query = '', by = staff): Promise<List> =>
  (await by.get(`/trajectories${query}`)).json();
const unreadOf = ({ data }: List, { id }: Row | { id: number }) =>
  data.find((row) => row.id === id)?.unread;

const quiet = await aCase();
const asking = await aCase();

describe('unread messages in the list of trajectories', () => {
  it('are counted at the row, and can be all that it shows', async () => {
    await asking.invite('client');
    const client = await visit(asking.emails.client);
    const [{ id: page }] = (await client.mine()).pages;
    for (const text of ['Kan het een uur later?', 'Of morgen?'])
      await client.upload(`/mine/pages/${page}/messages`, { text });
    const all = await list();
    expect([unreadOf(all, asking), unreadOf(all, quiet)]).toEqual([2, 0]);
    for (const query of [
      '?unread=1',
      '?unread=1&q=fatima',
      '?unread=1&counselor_id=me&sort=client',
    ]) {
      const { data, meta } = await list(query);
      expect([data.map(({ id }) => id), meta.total], query).toEqual([[asking.id], 1]);
    }
    for (const query of [
      '?unread=1&q=niemand',
      '?unread=1&state=completed_internal',
      "?unread=1&q='",
    ])
      expect((await list(query)).meta.total, query).toBe(0);
    expect(unreadOf(await list('?q=fatima'), asking)).toBe(2);
    expect((await staff.get('/trajectories?unread=yes')).statusCode).toBe(422);
  });

  it('are not told to finance, nor elsewhere, nor to a colleague who does not see them', async () => {
    const finance = await reader('finance');
    expect(unreadOf(await list('', finance), asking)).toBe(0);
    expect((await list('?unread=1', finance)).data).toEqual([]);
    expect(
      (await list('?unread=1', await reader('counselor', await anOrganisation(db)))).data,
    ).toEqual([]);
    const colleague = await reader('counselor');
    expect((await list('?unread=1', colleague)).data).toHaveLength(1);
    await db
      .updateTable('organisations')
      .set({ trajectory_visibility: 'members' })
      .where('id', '=', own.id)
      .execute();
    await expect.poll(async () => (await list('?unread=1', colleague)).data).toEqual([]);
    expect(unreadOf(await list(), asking)).toBe(2);
  });

  it('are gone once somebody of the staff read them', async () => {
    const thread = `${asking.path}/messages/client`;
    const up_to = (await staff.get(thread)).json().at(-1).id;
    await staff.post(`${thread}/read`, { up_to });
    expect(unreadOf(await list(), asking)).toBe(0);
    expect((await list('?unread=1')).data).toEqual([]);
  });
});

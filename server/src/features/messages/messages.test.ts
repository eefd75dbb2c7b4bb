import { beforeEach, expect, it } from 'vitest';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql } = app;
const { aCase, staff, onPage, upload } = await aPortalDesk(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

async function aThread() {
  const one = await aCase();
  await one.invite('client');
  const client = await onPage(one.emails.client);
  const thread = `${one.path}/messages/client`;
  const list = async () => (await staff.get(thread)).json();
  return { one, client, thread, list };
}

it('a message that came in after the others were shown stays unread, on either side', async () => {
  const { client, thread, list } = await aThread();
  const seen = (await client.write('Een')).json().id;
  await client.write('Twee');
  expect((await staff.post(`${thread}/read`, { up_to: seen })).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ read_at: expect.any(String) }, { read_at: null }]);

  const answered = (await upload(thread, { text: 'Drie' })).json().id;
  await upload(thread, { text: 'Vier' });
  const read = await client.post(`${client.path}/messages/read`, { up_to: answered });
  expect(read.statusCode).toBe(204);
  expect((await client.page()).unread).toBe(1);
});

it('a message that waits while its page is closed does not arrive', async () => {
  const { one, client, list } = await aThread();
  const waits = () => sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const sending = await db.transaction().execute(async (closing) => {
    await closing
      .selectFrom('trajectories')
      .where('id', '=', one.id)
      .forUpdate()
      .select('id')
      .execute();
    const sending = client.write('Na het sluiten').then(({ statusCode }) => statusCode);
    await expect.poll(waits).toHaveLength(1);
    await closing
      .updateTable('portal_pages')
      .set({ closed_at: new Date() })
      .where('trajectory_id', '=', one.id)
      .execute();
    return { status: sending };
  });
  expect(await sending.status).toBe(404);
  expect(await list()).toEqual([]);
});

import type { MailRow } from '@traject/contract/mails';
import { expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aTaskDesk } from '../../testing/taskDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own } = await aTaskDesk(app);

it('a task that is opened again before its mail left is seen by whoever looks after the mail', async () => {
  const one = await aCase();
  const { id } = await one.asked();
  const ofTask = db.updateTable('mails').where('trajectory_id', '=', one.id);
  await ofTask.set({ sent_at: null, data: {} }).execute();
  const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));
  const seen = async () => {
    const mails: MailRow[] = (await admin.get('/mails?per_page=100')).json().data;
    return mails.filter(({ to }) => to === one.emails.client).map(({ mail }) => mail.state);
  };
  expect(await seen()).toEqual(['waiting']);
  await one.done(id);
  expect(await seen(), 'nobody needs it').toEqual([]);
  await one.reopen(id);
  expect(await seen()).toEqual(['too_old']);
});

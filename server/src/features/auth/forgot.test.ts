import { afterAll, expect, it } from 'vitest';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAccount } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const server = await startSmtp();
// Polls so rarely that only a job that is woken up runs in time.
const { db, as, world } = await testApp({ env: { SMTP_URL: server.url }, pollSeconds: 120 });
afterAll(server.close);

it('[AUTH-06] a reset link is mailed at once, however many others asked for one before', async () => {
  const { email } = await anAccount(db, {});
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 60; n++)
      await world.jobs.send(tx, 'auth.forgot', { email: `nobody${n}@example.nl` });
  });
  expect((await as().post('/auth/forgot', { email })).statusCode).toBe(204);
  await expect.poll(() => server.arrived).toEqual([email]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { reader } from '../../testing/desk.ts';
import { anAccount } from '../../testing/factories.ts';
import { after, aSentTask, asked, mailsOf } from '../../testing/reminding.ts';
import { aSurveyDesk } from '../../testing/surveyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const app = await testApp();
const { db, world, as, time } = app;
time.now = asked;
const { own, marieke, token, aCase } = await aSurveyDesk(app);
const told = () => mailsOf(app, 'unanswered');

beforeEach(async () => {
  time.now = asked;
  for (const table of ['reminders', 'links', 'approval_request_versions'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['approval_requests', 'surveys', 'tasks', 'mails'] as const)
    await db.deleteFrom(table).execute();
});

describe('what stays unanswered to its end', () => {
  it('is told to whoever sent it, once, in one mail', async () => {
    const [one, other] = [await aCase(), await aCase()];
    await one.startClient();
    await one.sent('employer');
    await aSentTask(app, other);
    await remind(world, after(89.9));
    expect(await told()).toEqual([]);
    await Promise.all([remind(world, after(91)), remind(world, after(91))]);
    await remind(world, after(92));
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: marieke.email, organisation_id: own.id });
    expect(mail?.concerns).toEqual([marieke.id, one.client_id, other.client_id]);
    const text = asText(letterOf(mail as never), 'nl');
    expect(text).toContain('– 1 vraag om akkoord\n\n– 1 vragenlijst\n\n– 1 taak');
    expect(text).toContain('Fatima El Amrani');
    expect(text).toContain('http://traject.test/trajectories\n');
    const events = db.selectFrom('events').where('action', '=', 'reminders.unanswered');
    expect(await events.selectAll().execute()).toHaveLength(3);
  });

  it('leads to the trajectory if there is only one', async () => {
    const one = await aCase();
    await one.sent();
    await remind(world, after(91));
    const [mail] = await told();
    expect(mail).toMatchObject({
      trajectory_id: one.id,
      data: { link: `http://traject.test/trajectories/${one.id}`, surveys: 1, approvals: 0 },
    });
  });

  it('is told again if it was sent again and stays unanswered again', async () => {
    const one = await aCase();
    const { id } = await one.sent();
    await remind(world, after(91));
    await db
      .updateTable('surveys')
      .set({ sent_at: after(91.5) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('links')
      .set({ expires_at: after(100) })
      .execute();
    await remind(world, after(99.5));
    expect(await told()).toHaveLength(1);
    await remind(world, after(101));
    expect(await told()).toHaveLength(2);
  });

  it('is told to the counselor where the sender no longer sees it', async () => {
    const karim = await anAccount(db, { first_name: 'Karim', in: [['counselor', own]] });
    const one = await aCase({ counselor: karim });
    await one.sent();
    await db.updateTable('organisations').set({ trajectory_visibility: 'members' }).execute();
    await remind(world, after(91));
    await db.updateTable('organisations').set({ trajectory_visibility: 'everyone' }).execute();
    expect((await told()).map(({ recipient }) => recipient)).toEqual([karim.email]);
  });

  it('is not told where it was answered, withdrawn, deleted, or asks nothing', async () => {
    const [decided, deleted, moved, read] = [
      await aCase(),
      await aCase(),
      await aCase(),
      await aCase(),
    ];
    await decided.startClient();
    await reader(app).accept(await decided.tokenOf('client'));
    await deleted.sent();
    await as(token).delete(deleted.path);
    await moved.startClient();
    await as(token).patch(moved.path, { trajectory_state_id: 1 });
    await read.send({ send_client: '1' });
    await remind(world, after(91));
    expect(await told()).toEqual([]);
  });
});

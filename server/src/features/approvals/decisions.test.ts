import { beforeEach, describe, expect, it } from 'vitest';
import { aDesk, reader, thePlan } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as } = app;
const { aCase, marieke, token, upload } = await aDesk(app);
const { accept, reject, open } = reader(app);
type Case = Awaited<ReturnType<typeof aCase>>;
type Answer = Awaited<ReturnType<typeof accept>>;

beforeEach(() => db.deleteFrom('call_counts').execute());

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).sort();
const mailsToSender = ({ mailsTo }: Case) => mailsTo(marieke.email);

describe('at the same moment', () => {
  it('[PUB-05] twenty acceptances and rejections of a trajectory are one decision', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const told = (await mailsToSender(one)).length;
    const answers = await times(20, (n) => (n % 2 ? accept(link) : reject(link, `reden ${n}`)));
    expect(statuses(answers)).toEqual([204, ...Array.from({ length: 19 }, () => 404)]);
    const { trajectory_state, history, reject_reason, version } = await one.read();
    const accepted = answers.findIndex(({ statusCode }) => statusCode === 204) % 2 === 1;
    expect(trajectory_state.code).toBe(accepted ? 'proposal_needed' : 'new');
    expect([history.length, version]).toEqual([3, 3]);
    expect(reject_reason === null).toBe(accepted);
    expect(await mailsToSender(one)).toHaveLength(told + 1);
  });

  it('[PUB-05] twenty decisions on a document are one, each party for itself', async () => {
    const one = await aCase();
    await one.send({
      send_client: '1',
      approve_client: '1',
      send_employer: '1',
      approve_employer: '1',
    });
    const links = [await one.tokenOf('client'), await one.tokenOf('employer')];
    const told = (await mailsToSender(one)).length;
    const answers = await times(20, (n) => {
      const link = links[n % 2] ?? '';
      return n % 4 < 2 ? accept(link) : reject(link);
    });
    expect(statuses(answers).filter((status) => status === 204)).toHaveLength(2);
    expect(await mailsToSender(one)).toHaveLength(told + 2);
    expect((await one.read()).version).toBe(1);
  });

  it('[INFO-03] twenty starts are one', async () => {
    const one = await aCase();
    const answers = await times(20, () => one.startClient());
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect(await one.documents()).toHaveLength(1);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
    expect((await one.read()).history).toHaveLength(2);
  });

  it('[INFO-04] twenty starts of the employer are one', async () => {
    const one = await aCase({ state: 'proposal_needed' });
    const answers = await times(20, () => one.startEmployer());
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect(await one.documents()).toHaveLength(2);
    expect(await one.mailsTo(one.emails.employer)).toHaveLength(1);
  });

  it('an acceptance and a resend have one outcome: a decision, or a new link that decides', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await aCase();
      await one.startClient();
      const link = await one.tokenOf('client');
      const [decided, resent] = await Promise.all([
        accept(link),
        as(token).post(`${one.path}/resend-review`, {}),
      ]);
      const both = [decided.statusCode, resent.statusCode];
      expect([
        [204, 422],
        [404, 200],
      ]).toContainEqual(both);
      const { trajectory_state } = await one.read();
      expect(trajectory_state.code).toBe(both[0] === 204 ? 'proposal_needed' : 'awaiting_client');
      if (both[0] === 204) continue;
      expect((await open(link)).statusCode).toBe(404);
      expect((await accept(await one.tokenOf('client'))).statusCode).toBe(204);
    }
  });

  it('an acceptance and an edit of the state never deadlock', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await aCase();
      const { version } = (await one.startClient()).json();
      const link = await one.tokenOf('client');
      const [decided, edited] = await Promise.all([
        accept(link),
        as(token).patch(one.path, { trajectory_state_id: 5, version }),
      ]);
      const both = [decided.statusCode, edited.statusCode];
      expect([
        [204, 422],
        [404, 200],
      ]).toContainEqual(both);
      const { trajectory_state, history, review } = await one.read();
      expect(trajectory_state.code).toBe(both[0] === 204 ? 'proposal_needed' : 'in_progress');
      expect([history.length, review]).toEqual([3, null]);
    }
  });

  it('a decision, a new version and the deletion of the document leave nothing half done', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await aCase();
      const { id } = (await one.send({ send_client: '1', approve_client: '1' })).json();
      const link = await one.tokenOf('client');
      const document = `${one.path}/files/${id}`;
      const answers = await Promise.all([
        accept(link),
        upload(`${document}/versions`, { file: thePlan() }),
        upload(`${document}/returns`, { file: thePlan() }),
        as(token).delete(document),
      ]);
      for (const { statusCode } of answers) expect([200, 204, 404]).toContain(statusCode);
      expect(await one.documents()).toEqual([]);
      expect((await open(link)).statusCode).toBe(404);
    }
  });
});

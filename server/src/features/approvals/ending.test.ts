import { beforeEach, describe, expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';

const app = await testApp();
const { as, time } = app;
const { aCase, token } = await aDesk(app);
const { open, accept, download } = reader(app);
const day = 86_400_000;
const begun = Date.now();
const after = (days: number) => {
  time.now = new Date(begun + days * day);
};
const move = (id: number, code: Parameters<typeof stateId>[0]) =>
  as(token).patch(`/trajectories/${id}`, { trajectory_state_id: stateId(code) });
const askedClient = { send_client: '1', approve_client: '1' };
/** A session lasts eight hours, so to act on another day we set back the date. */
const onDay = async <T>(days: number, work: () => Promise<T>) => {
  const { now } = time;
  after(days);
  const done = await work();
  time.now = now;
  return done;
};

beforeEach(() => after(0));

describe('the link to a document', () => {
  it('stops working thirty days after the trajectory ended', async () => {
    const one = await aCase({ state: 'in_progress' });
    await one.send(askedClient);
    const link = await one.tokenOf('client');
    await move(one.id, 'completed_internal');
    after(29.9);
    const page = (await open(link)).json();
    expect(new Date(page.expires_at).getTime()).toBeLessThan(begun + 30.1 * day);
    expect((await download(link)).statusCode).toBe(200);
    after(30.1);
    for (const answer of [await open(link), await download(link), await accept(link)])
      expect(answer.statusCode).toBe(404);
  });

  it('works until its own last day again when the trajectory is resumed', async () => {
    const one = await aCase({ state: 'in_progress' });
    await one.send(askedClient);
    const link = await one.tokenOf('client');
    await move(one.id, 'completed_without_placement');
    expect(await onDay(40, () => open(link))).toMatchObject({ statusCode: 404 });
    await move(one.id, 'in_progress');
    expect(await onDay(40, () => open(link))).toMatchObject({ statusCode: 200 });
    expect(await onDay(91, () => open(link))).toMatchObject({ statusCode: 404 });
  });

  it('that was sent after the end works for thirty days too', async () => {
    const one = await aCase({ state: 'completed_internal' });
    await one.send(askedClient);
    const link = await one.tokenOf('client');
    expect(await onDay(29, () => open(link))).toMatchObject({ statusCode: 200 });
    expect(await onDay(31, () => open(link))).toMatchObject({ statusCode: 404 });
    const [document] = await one.documents();
    const [{ client_approval }] = document.versions;
    expect(Date.parse(client_approval.expires_at), 'what the counselor sees').toBeLessThan(
      begun + 31 * day,
    );
  });
});

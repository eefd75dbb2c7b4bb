import { type Task, task } from '@traject/contract/tasks';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { aTaskDesk } from '../../testing/taskDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql, as, time, world } = app;
const { aCase, own, token, marieke } = await aTaskDesk(app);
const tom = await anAccount(db, { first_name: 'Tom', in: [['counselor', own]] });
const tomToken = await tokenOf(world, tom);
const foreign = await anOrganisation(db);
const stranger = await anAccount(db, { in: [['counselor', foreign]] });

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

const visible = (trajectory_visibility: 'everyone' | 'members') =>
  db.updateTable('organisations').set({ trajectory_visibility }).where('id', '=', own.id).execute();

describe('a task of a trajectory', () => {
  it('is for its maker unless it says for whom, and nobody is mailed', async () => {
    const one = await aCase();
    const made = (await one.create({ text: 'Het nieuwe cv.', due_on: '2026-12-01' })).json();
    expect(task.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      trajectory_id: one.id,
      title: 'Cv sturen',
      text: 'Het nieuwe cv.',
      person: { id: marieke.id, name: marieke.name },
      party: null,
      due_on: '2026-12-01',
      done_at: null,
      plan: null,
      created_by: { name: marieke.name },
    });
    expect(await one.list()).toEqual([made]);
    expect(await one.mailsTo(marieke.email)).toEqual([]);
  });

  it('is overdue from the day after its date on, in Amsterdam', async () => {
    const one = await aCase();
    const { id } = (await one.create({ due_on: '2026-11-10' })).json();
    // Half past eleven in the evening there, and half past midnight an hour later.
    time.now = new Date('2026-11-10T22:30:00Z');
    expect((await one.get(id)).state).toBe('open');
    time.now = new Date('2026-11-10T23:30:00Z');
    expect((await one.get(id)).state).toBe('overdue');
    expect((await one.done(id)).json().state).toBe('done');
  });

  it('is listed with the open ones first, by date, and those without a date last', async () => {
    const one = await aCase();
    for (const [title, due_on] of [
      ['zonder', null],
      ['later', '2027-02-01'],
      ['eerder', '2027-01-01'],
      ['gedaan', '2026-01-01'],
    ])
      await one.create({ title, due_on });
    const done = (await one.list()).find(({ title }: { title: string }) => title === 'gedaan');
    await one.done(done.id);
    const titles = (await one.list()).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['eerder', 'later', 'zonder', 'gedaan']);
  });

  it('is ticked off once, with a line, and opened again', async () => {
    const one = await aCase();
    const { id } = (await one.create()).json();
    const done = (await one.done(id, { answer: 'Per post.' })).json();
    expect(done).toMatchObject({
      state: 'done',
      done_at: expect.any(String),
      done_by: { name: marieke.name },
      answer: 'Per post.',
    });
    expect((await one.done(id)).json()).toEqual(done);
    const late = await one.done(id, { answer: 'Toch anders.' });
    expect(late.json().errors).toEqual([
      'Deze taak is net al afgevinkt. Je regel is niet bewaard.',
    ]);
    expect((await one.change(id, { title: 'Anders' })).json().errors).toEqual([
      'Deze taak is al gedaan. Zet de taak eerst weer open.',
    ]);
    expect((await one.reopen(id)).json()).toMatchObject({ done_at: null, done_by: null });
    expect((await one.change(id, { title: 'Anders' })).json().title).toBe('Anders');
  });

  it.each([
    [{ title: '' }, 'Titel: vul dit in.'],
    [{ title: 'x'.repeat(201) }, 'Titel: gebruik hoogstens 200 tekens.'],
    [{ text: 'x'.repeat(2001) }, 'Tekst: gebruik hoogstens 2000 tekens.'],
    [{ due_on: '1900-01-01' }, 'Uiterlijk op: kies een dag tussen 2000 en 2100.'],
    [{ due_on: '3000-01-01' }, 'Uiterlijk op: kies een dag tussen 2000 en 2100.'],
    [{ due_on: '2026-02-30' }, 'Uiterlijk op: dit is geen bestaande datum.'],
    [
      { party: 'client', person_id: 1 },
      'Kies één iemand die dit doet: een collega, de cliënt of de werkgever.',
    ],
  ])('is refused with a sentence: %j', async (wrong, sentence) => {
    const one = await aCase();
    const { statusCode, ...answer } = await one.create(wrong);
    expect([statusCode, answer.json().errors]).toEqual([422, [sentence]]);
    const { id } = (await one.create()).json();
    expect((await one.change(id, wrong)).statusCode).toBe(422);
  });

  it('tells who changed it before somebody who saw an older one', async () => {
    const one = await aCase();
    const { id, version } = (await one.create()).json();
    await as(tomToken).patch(`${one.tasks}/${id}`, { title: 'Door Tom', version });
    const late = await one.change(id, { title: 'Door Marieke', version });
    expect(late.statusCode).toBe(422);
    expect(late.json().errors[0]).toContain(tom.name);
  });
});

describe('a task for a colleague', () => {
  it('is mailed to them, without the name of a client in the subject', async () => {
    const one = await aCase();
    await one.create({ person_id: tom.id, due_on: '2026-12-01' });
    const mail = await lastMail(db, tom.email);
    expect(mail).toMatchObject({
      template: 'task-given',
      data: {
        giver: marieke.name,
        task: 'Cv sturen',
        due: '1 december 2026',
        link: `http://traject.test${one.path}`,
      },
    });
  });

  it('is mailed to whoever gets it later', async () => {
    const one = await aCase();
    const { id } = (await one.create({ title: 'Later voor Tom' })).json();
    expect((await one.change(id, { person_id: tom.id })).json().person.id).toBe(tom.id);
    expect((await lastMail(db, tom.email)).data).toMatchObject({ task: 'Later voor Tom' });
  });

  it('cannot be given to somebody who does not see the trajectory, or works elsewhere', async () => {
    const one = await aCase();
    const elsewhere = await one.create({ person_id: stranger.id });
    expect(elsewhere.json().errors).toEqual(['Persoon: dit kun je hier niet kiezen.']);
    expect((await one.create({ person_id: one.client_id })).statusCode).toBe(422);
    await visible('members');
    const unseen = await one.create({ person_id: tom.id });
    const doers = (await as(token).get(`${one.tasks}/doers`)).json();
    await visible('everyone');
    expect(unseen.json().errors).toEqual([
      'Tom de Vries kan dit traject niet zien. Voeg deze collega eerst toe aan het traject, of kies iemand anders.',
    ]);
    expect(doers).toEqual([{ id: marieke.id, name: marieke.name }]);
    expect((await as(token).get(`${one.tasks}/doers`)).json()).toContainEqual({
      id: tom.id,
      name: tom.name,
    });
  });
});

describe('a task outside any trajectory', () => {
  const make = (input: object = {}, by = token) =>
    as(by).post('/tasks', { title: 'Lokaal bespreken', ...input });
  const listed = async (by: string) =>
    (await as(by).get('/tasks')).json().map(({ id }: { id: number }) => id);

  it('is its maker’s own, and nobody else’s', async () => {
    const made = (await make()).json();
    expect(task.parse(made)).toEqual(made);
    expect(made).toMatchObject({ trajectory_id: null, person: { id: marieke.id } });
    expect(await listed(token)).toContain(made.id);
    expect(await listed(tomToken)).not.toContain(made.id);
    expect((await as(tomToken).patch(`/tasks/${made.id}`, { title: 'x' })).statusCode).toBe(404);
    expect((await as(tomToken).post(`/tasks/${made.id}/done`, {})).statusCode).toBe(404);
    expect((await as(tomToken).delete(`/tasks/${made.id}`)).statusCode).toBe(404);
  });

  it('is for a colleague, who is mailed and can tick it off', async () => {
    const { id } = (await make({ person_id: tom.id })).json();
    expect((await lastMail(db, tom.email)).data).toMatchObject({
      task: 'Lokaal bespreken',
      link: 'http://traject.test/today',
    });
    expect(await listed(tomToken)).toContain(id);
    const done = (await as(tomToken).post(`/tasks/${id}/done`, {})).json();
    expect(done).toMatchObject({ state: 'done', done_by: { name: tom.name } });
    expect((await as(token).post(`/tasks/${id}/reopen`)).json().state).toBe('open');
    expect((await as(token).patch(`/tasks/${id}`, { due_on: '2026-12-24' })).json().due_on).toBe(
      '2026-12-24',
    );
    expect((await as(token).delete(`/tasks/${id}`)).statusCode).toBe(204);
    expect(await listed(token)).not.toContain(id);
  });

  it('cannot be for a party, nor for somebody of another organisation', async () => {
    expect((await make({ party: 'client' })).statusCode).toBe(422);
    expect((await make({ person_id: stranger.id })).statusCode).toBe(422);
    expect((await make({ organisation_id: foreign.id })).statusCode).toBe(422);
  });

  it('that was done is listed if it is one of the last fifty, however many there were', async () => {
    const busy = await anAccount(db, { in: [['counselor', own]] });
    await sql`insert into tasks (organisation_id, title, person_id, created_by, done_at)
      select ${own.id}, 'Taak ' || n, ${busy.id}, ${busy.id},
        case when n <= 500 then timestamptz '2026-11-01' + n * interval '1 minute' end
      from generate_series(1, 900) n`;
    const all: Task[] = (await as(await tokenOf(world, busy)).get('/tasks')).json();
    const done = all.filter(({ state }) => state === 'done');
    expect([all.length, done.length]).toEqual([350, 50]);
    expect([done[0]?.title, done.at(-1)?.title]).toEqual(['Taak 500', 'Taak 451']);
    expect(all.slice(0, 300).every(({ state }) => state === 'open')).toBe(true);
  });

  it('is not reached by the number of one on a trajectory', async () => {
    const { id } = (await (await aCase()).create()).json();
    expect((await as(token).post(`/tasks/${id}/done`, {})).statusCode).toBe(404);
  });

  it('can be given to everybody who guides here, oneself first', async () => {
    const people = (await as(token).get('/task-colleagues')).json();
    expect(people[0]).toEqual({ id: marieke.id, name: marieke.name });
    expect(people).toContainEqual({ id: tom.id, name: tom.name });
  });
});

import { appointment } from '@traject/contract/appointments';
import { describe, expect, it } from 'vitest';
import { anAppointmentDesk, tuesday } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, token, marieke } = await anAppointmentDesk(app);
const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
const other = await tokenOf(world, colleague);
const errorsOf = (answer: { statusCode: number; json: () => { errors: string[] } }) => [
  answer.statusCode,
  answer.json().errors,
];

describe('an appointment of a trajectory', () => {
  it('has a kind, times by the clock in the Netherlands, a place and guests', async () => {
    const one = await aCase();
    const guests = { client: true, employer: true, colleague_ids: [colleague.id] };
    const made = await one.made({ title: 'Zes weken', place: 'Kamer 2', guests });
    expect(appointment.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      ...tuesday,
      title: 'Zes weken',
      place: 'Kamer 2',
      trajectory: { id: one.id, client: { name: 'Fatima El Amrani' } },
      owner: { id: marieke.id, name: 'Marieke de Vries' },
      starts_at: '2027-03-09T09:30:00+00:00',
      part: 'owner',
      series: null,
      cancelled_at: null,
      version: 1,
    });
    expect(made.guests).toMatchObject([
      { party: 'client', name: 'Fatima El Amrani', answer: null, mail: { state: 'waiting' } },
      { party: 'employer', name: 'Pieter Hoekstra' },
      { party: null, person_id: colleague.id, name: 'Sander de Vries' },
    ]);
    expect(await one.list()).toEqual([made]);
    expect(await one.list(other)).toMatchObject([{ id: made.id, part: 'guest' }]);
  });

  it.each([
    ['an end before its start', { end: '10:00' }, 'Einde: kies een tijd na het begin.'],
    ['a date in 1900', { date: '1900-01-01' }, 'Datum: kies een datum tussen 2000 en 2100.'],
    ['a date in 3000', { date: '3000-01-01' }, 'Datum: dit is geen bestaande datum.'],
    ['a time that is none', { start: '25:00' }, 'Begin: vul een tijd in, zoals 09:30.'],
    [
      'an hour that the clock skips',
      { date: '2027-03-28', start: '02:15', end: '03:15' },
      'Begin: op deze dag gaat de klok vooruit en bestaat dit tijdstip niet.',
    ],
    [
      'an address that is none',
      { video_url: 'javascript:alert(1)' },
      'Adres van het videogesprek: vul een adres in dat begint met https://.',
    ],
    ['a repeat without an end', { repeat: { every: 'weekly' } }, 'Tot en met: vul dit in.'],
    [
      'a repeat of more than a year',
      { repeat: { every: 'weekly', until: '2028-03-10' } },
      'Tot en met: een reeks duurt hoogstens een jaar.',
    ],
    [
      'a repeat that ends before it begins',
      { repeat: { every: 'weekly', until: '2027-03-09' } },
      'Tot en met: kies een dag na de eerste afspraak.',
    ],
    [
      'every month on day 31',
      { date: '2027-01-31', repeat: { every: 'monthly', until: '2027-06-01' } },
      'Herhalen: elke maand kan alleen op dag 1 tot en met 28.',
    ],
    [
      'a colleague from elsewhere',
      { guests: { colleague_ids: [999_999] } },
      'Collega’s: dit kun je hier niet kiezen.',
    ],
  ])('refuses %s with a sentence', async (_what, body, sentence) => {
    const one = await aCase();
    expect(errorsOf(await one.make(body))).toEqual([422, [sentence]]);
    expect(await one.list()).toEqual([]);
  });

  it('cannot be with an employer who has no email address', async () => {
    const one = await aCase({ contact_email: null });
    const answer = await one.make({ guests: { employer: true } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatch(/e-mailadres/);
  });

  it('is changed by whoever sees the trajectory, but not on an old version', async () => {
    const one = await aCase();
    const { id } = await one.made();
    expect((await one.change(id, { place: 'Kamer 9', version: 1 }, other)).json()).toMatchObject({
      place: 'Kamer 9',
      version: 2,
      owner: { id: marieke.id },
    });
    const late = await one.change(id, { place: 'Kamer 3', version: 1 });
    expect(late.json().errors[0]).toMatch(/^Sander de Vries heeft dit ondertussen gewijzigd/);
    const wrong = await one.change(id, { end: '09:00' });
    expect(errorsOf(wrong)).toEqual([422, ['Einde: kies een tijd na het begin.']]);
  });

  it('changed by twenty people at once has one effect', async () => {
    const one = await aCase();
    const { id } = await one.made();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => one.change(id, { place: `Kamer ${n}`, version: 1 })),
    );
    const codes = tries.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  it('is deleted when nobody was asked, and otherwise stays as cancelled', async () => {
    const one = await aCase();
    const alone = await one.made();
    const asked = await one.made({ guests: { client: true } });
    expect((await one.cancel(alone.id)).statusCode).toBe(204);
    expect((await one.cancel(asked.id)).statusCode).toBe(204);
    expect(await one.list()).toMatchObject([{ id: asked.id, cancelled_at: expect.any(String) }]);
    expect(errorsOf(await one.cancel(asked.id))).toEqual([
      422,
      ['Deze afspraak gaat niet door. Er kan niets meer aan veranderen.'],
    ]);
  });
});

describe('a series', () => {
  it.each([
    [
      'weekly',
      '2027-04-06',
      ['2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30', '2027-04-06'],
    ],
    ['biweekly', '2027-04-07', ['2027-03-09', '2027-03-23', '2027-04-06']],
    ['monthly', '2027-05-09', ['2027-03-09', '2027-04-09', '2027-05-09']],
  ])('%s is a row for each time, at the same hour of the clock', async (every, until, dates) => {
    const one = await aCase();
    await one.made({ repeat: { every, until } });
    const rows = await one.list();
    expect(rows.map(({ date }: { date: string }) => date)).toEqual(dates);
    for (const row of rows) expect(row).toMatchObject({ start: '10:30', series: { every, until } });
  });

  it('is changed for one, or for one and all that follow', async () => {
    const one = await aCase();
    await one.made({ repeat: { every: 'weekly', until: '2027-04-06' } });
    const [, second, third] = await one.list();
    await one.change(second.id, { place: 'Buiten' });
    await one.change(third.id, {
      date: '2027-03-24',
      start: '14:00',
      end: '15:00',
      scope: 'following',
    });
    expect(
      (await one.list()).map(({ date, start, place }: Record<string, string>) => [
        date,
        start,
        place,
      ]),
    ).toEqual([
      ['2027-03-09', '10:30', ''],
      ['2027-03-16', '10:30', 'Buiten'],
      ['2027-03-24', '14:00', ''],
      ['2027-03-31', '14:00', ''],
      ['2027-04-07', '14:00', ''],
    ]);
    await one.cancel(third.id, 'following');
    expect(await one.list()).toHaveLength(2);
  });
});

describe('what one has to do', () => {
  const mine = (query: string, by = token) => as(by).get(`/appointments?${query}`);

  it('is listed for at most two months, with what colleagues asked one to', async () => {
    const one = await aCase();
    const guests = { colleague_ids: [colleague.id] };
    const { id } = await one.made({ date: '2027-05-11', guests });
    const query = 'from=2027-05-11&to=2027-05-11';
    expect((await mine(query)).json()).toMatchObject([{ id, part: 'owner' }]);
    expect((await mine(query, other)).json()).toMatchObject([{ id, part: 'guest' }]);
    expect(errorsOf(await mine('from=2027-05-01&to=2027-07-02'))).toEqual([
      422,
      ['Tot en met: kies hoogstens twee maanden.'],
    ]);
  });

  it('shows only the time of what one no longer sees', async () => {
    const one = await aCase();
    const guests = { colleague_ids: [colleague.id] };
    const { id } = await one.made({ date: '2027-05-12', title: 'GEHEIM', text: 'GEHEIM', guests });
    const visible = (trajectory_visibility: 'members' | 'everyone') =>
      db
        .updateTable('organisations')
        .set({ trajectory_visibility })
        .where('id', '=', own.id)
        .execute();
    await visible('members');
    const query = 'from=2027-05-12&to=2027-05-12';
    // Sessions are told of it a moment later.
    const busy = async () => (await mine(query, other)).json()[0]?.is_busy;
    await expect.poll(busy, { timeout: 10_000 }).toBe(true);
    const seen = await mine(query, other);
    expect(seen.json()).toMatchObject([{ id, is_busy: true, start: '10:30', trajectory: null }]);
    expect(seen.body).not.toMatch(/GEHEIM|Fatima/);
    expect((await as(other).patch(`/appointments/${id}`, { title: 'x' })).statusCode).toBe(404);
    await visible('everyone');
  });

  it('can belong to no trajectory: it is for its owner and the colleagues who were asked', async () => {
    const body = { ...tuesday, date: '2027-05-13', guests: { colleague_ids: [colleague.id] } };
    const made = (await as(token).post('/appointments', body)).json();
    expect(made).toMatchObject({ trajectory: null, guests: [{ person_id: colleague.id }] });
    const path = `/appointments/${made.id}`;
    expect(errorsOf(await as(other).patch(path, { title: 'Mijn' }))[0]).toBe(403);
    const said = await as(other).post(`${path}/answer`, { answer: 'no', text: 'Ik ben vrij.' });
    expect(said.json().guests).toMatchObject([{ answer: 'no', answer_text: 'Ik ben vrij.' }]);
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
    expect((await as(stranger).patch(path, { title: 'x' })).statusCode).toBe(404);
    expect(
      errorsOf(await as(token).post('/appointments', { ...body, guests: { client: true } })),
    ).toEqual([422, ['Genodigden: dit kun je hier niet kiezen.']]);
    expect((await as(token).patch(path, { title: 'Intervisie' })).json().title).toBe('Intervisie');
    expect((await as(token).delete(path)).statusCode).toBe(204);
  });

  it('says what clashes, and forbids nothing', async () => {
    const one = await aCase();
    const { id } = await one.made({ date: '2027-05-14', title: 'Eerste' });
    const at = (times: string) => as(token).get(`/appointments/clashes?date=2027-05-14&${times}`);
    expect((await at('start=11:00&end=12:00')).json()).toMatchObject([{ id, title: 'Eerste' }]);
    expect((await at('start=11:30&end=12:00')).json()).toEqual([]);
    expect((await at(`start=11:00&end=12:00&except=${id}`)).json()).toEqual([]);
    expect((await one.make({ date: '2027-05-14' })).statusCode).toBe(200);
  });
});

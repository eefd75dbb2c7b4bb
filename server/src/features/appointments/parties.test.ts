import { describe, expect, it } from 'vitest';
import { parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, guest } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, mailsTo, own, token } = await anAppointmentDesk(app);
const { open, answer } = guest(app);
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.token ?? '';
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe('a contact of the employer', () => {
  it('who is removed is told not to come, and hears nothing of it after that', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { client: true, employer: true } });
    const link = await linkTo(one.emails.employer);
    await as(token).patch(one.path, { contact_email: '' });
    const gone = (await mailsTo(one.emails.employer)).at(-1);
    expect([gone?.template, gone?.data.link]).toEqual(['appointment-cancelled', '']);
    expect(parsed(gone?.ics ?? '')).toMatchObject({ method: 'CANCEL', events: [{ sequence: 1 }] });
    expect((await one.list())[0].guests).toMatchObject([{ party: 'client' }]);
    expect((await one.change(id, { place: 'Elders' })).statusCode).toBe(200);
    await one.cancel(id);
    expect(await mailsTo(one.emails.employer)).toHaveLength(2);
    expect((await open(link)).statusCode).toBe(404);
    expect(await kindsTo(one.emails.client)).toEqual([
      'appointment-asked',
      'appointment-changed',
      'appointment-cancelled',
    ]);
  });

  it('who is replaced is a guest no more; the new one is asked to what is coming', async () => {
    const one = await aCase();
    const past = await one.made({ date: '2026-03-10', guests: { employer: true } });
    const { id } = await one.made({ guests: { employer: true } });
    await answer(await linkTo(one.emails.employer), 'yes');
    const email = `nadia-${one.id}@example.nl`;
    await as(token).patch(one.path, { contact_email: email, contact_name: 'Nadia Bos' });
    expect(await kindsTo(one.emails.employer)).toEqual(['appointment-asked']);
    const [asked, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      template: 'appointment-asked',
      data: { first_name: 'Nadia Bos' },
    });
    expect(parsed(asked?.ics ?? '')).toMatchObject({
      method: 'REQUEST',
      events: [{ attendee: { name: 'Nadia Bos', address: `mailto:${email}` } }],
    });
    expect((await open(asked?.token ?? '')).json()).toMatchObject({
      recipient: { name: 'Nadia Bos' },
      answer: null,
    });
    await one.change(id, { place: 'Elders' });
    expect(await kindsTo(email)).toEqual(['appointment-asked', 'appointment-changed']);
    const [was, is] = await one.list();
    expect([was.id, is.id]).toEqual([past.id, id]);
    expect(was.guests).toMatchObject([{ name: 'Pieter Hoekstra', email: one.emails.employer }]);
    expect(is.guests).toMatchObject([{ name: 'Nadia Bos', email, answer: null }]);
  });

  it('who is removed is not asked to what was, when that is planned anew', async () => {
    const one = await aCase();
    const { id } = await one.made({ date: '2026-03-10', guests: { client: true, employer: true } });
    await as(token).patch(one.path, { contact_email: '' });
    expect((await one.list())[0].guests).toHaveLength(2);
    await one.change(id, { date: '2027-03-09' });
    expect(await mailsTo(one.emails.employer)).toEqual([]);
    expect(await kindsTo(one.emails.client)).toEqual(['appointment-changed']);
    expect((await one.list())[0].guests).toMatchObject([{ party: 'client' }]);
  });

  it('whose name is corrected keeps the link and the answer, and gets no mail', async () => {
    const one = await aCase();
    await one.made({ guests: { employer: true } });
    const link = await linkTo(one.emails.employer);
    await answer(link, 'yes');
    await as(token).patch(one.path, { contact_name: 'Pieter de Hoekstra' });
    expect(await mailsTo(one.emails.employer)).toHaveLength(1);
    expect((await open(link)).json()).toMatchObject({
      recipient: { name: 'Pieter de Hoekstra' },
      answer: 'yes',
    });
    expect((await one.list())[0].guests).toMatchObject([{ name: 'Pieter de Hoekstra' }]);
  });
});

describe('a client whose address is corrected', () => {
  const weekly = { repeat: { every: 'weekly', until: '2027-03-23' } };
  const clientOf = async (id: number) =>
    (
      await db
        .selectFrom('trajectories')
        .where('id', '=', id)
        .select('client_id')
        .executeTakeFirstOrThrow()
    ).client_id;

  it('is asked there to what is coming, with a link that works', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true, employer: true } });
    const [, second] = await one.list();
    await one.cancel(second.id);
    const [link, count] = [
      await linkTo(one.emails.client),
      (await mailsTo(one.emails.client)).length,
    ];
    const email = `elders-${one.id}@example.nl`;
    const path = `/clients/${await clientOf(one.id)}`;
    expect((await as(token).patch(path, { email })).statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(404);
    const [asked, ...more] = await mailsTo(email);
    expect([asked?.template, more]).toEqual(['appointment-asked', []]);
    const { method, events } = parsed(asked?.ics ?? '');
    expect(method).toBe('REQUEST');
    expect(events).toMatchObject([
      { starts: '2027-03-09T09:30:00.000Z', attendee: { address: `mailto:${email}` } },
      { starts: '2027-03-23T09:30:00.000Z' },
    ]);
    expect((await open(asked?.token ?? '')).json().dates).toHaveLength(2);
    expect(await mailsTo(one.emails.client)).toHaveLength(count);
    expect((await one.list())[0].guests[0]).toMatchObject({ party: 'client', email });
    await as(token).patch(path, { mobile_number: '0612345678', email });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is asked there as well when an administrator corrects it', async () => {
    const one = await aCase();
    await one.made({ guests: { client: true } });
    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
    const email = `beheerd-${one.id}@example.nl`;
    const corrected = await as(admin).patch(`/people/${await clientOf(one.id)}`, { email });
    expect(corrected.statusCode).toBe(200);
    expect(await kindsTo(email)).toEqual(['appointment-asked']);
    expect((await open(await linkTo(email))).statusCode).toBe(200);
  });
});

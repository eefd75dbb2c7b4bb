import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anAppointmentDesk, tuesday } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, token } = await anAppointmentDesk(app);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

type Row = Record<string, unknown>;
async function exportOf(id: number) {
  const answer = await as(admin).get(`/people/${id}/export`);
  const text = strFromU8(unzipSync(answer.rawPayload)['gegevens.json'] ?? new Uint8Array());
  return JSON.parse(text) as Record<string, Row[]>;
}
const erase = (id: number, name: string) => as(admin).post(`/people/${id}/erase`, { name });
const left = async () => ({
  appointments: await db.selectFrom('appointments').select(['id', 'title']).execute(),
  guests: await db.selectFrom('appointment_guests').select(['name', 'person_id']).execute(),
});

describe('the appointments of a person', () => {
  it('are in the export of a client with who was asked, and go with them', async () => {
    const one = await aCase({ state: 'completed_internal' });
    await one.made({ title: 'Van de cliënt', guests: { client: true, employer: true } });
    const data = await exportOf(one.client_id);
    expect(data.appointments).toMatchObject([
      { title: 'Van de cliënt', owner: 'Marieke de Vries' },
    ]);
    expect(data.appointment_guests).toMatchObject([{ party: 'client' }, { party: 'employer' }]);
    expect((await erase(one.client_id, 'Fatima El Amrani')).statusCode).toBe(204);
    expect(await left()).toEqual({ appointments: [], guests: [] });
    const mails = db.selectFrom('mails').where('recipient', '=', one.emails.client).select('id');
    expect(await mails.execute()).toEqual([]);
  });

  it('are in the export of a colleague without whom they were about, and go with them', async () => {
    const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
    const by = await tokenOf(world, colleague);
    await as(by).post('/appointments', { ...tuesday, title: 'Eigen' });
    const one = await aCase();
    const made = await one.made({ title: 'GEHEIM', guests: { colleague_ids: [colleague.id] } });
    const data = await exportOf(colleague.id);
    expect(data.appointments).toMatchObject([{ title: 'Eigen' }]);
    expect(data.appointment_guests).toMatchObject([{ person_id: colleague.id }]);
    expect(JSON.stringify(data.appointments)).not.toContain('GEHEIM');
    await erase(colleague.id, 'Sander de Vries');
    expect(await left()).toEqual({ appointments: [{ id: made.id, title: 'GEHEIM' }], guests: [] });
    expect((await as(token).get(one.appointments)).json()).toMatchObject([{ guests: [] }]);
  });
});

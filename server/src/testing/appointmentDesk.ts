import { type Calendar, icsOf } from '../platform/calendar/ics.ts';
import { aDesk } from './desk.ts';
import type { OpenedApp } from './openApp.ts';

/** Half past ten on a Tuesday, three weeks before the clock changes. */
export const tuesday = { kind: 'progress', date: '2027-03-09', start: '10:30', end: '11:30' };

/** A counselor's desk, with appointments on it. */
export async function anAppointmentDesk(app: OpenedApp) {
  const { db, as } = app;
  const desk = await aDesk(app);
  const { token } = desk;

  async function aCase(given?: Parameters<typeof desk.aCase>[0]) {
    const one = await desk.aCase(given);
    const path = `${one.path}/appointments`;
    const make = (more: object = {}) => as(token).post(path, { ...tuesday, ...more });
    return {
      ...one,
      appointments: path,
      make,
      made: async (more: object = {}) => (await make(more)).json(),
      list: async (by = token) => (await as(by).get(path)).json(),
      change: (id: number, body: object, by = token) => as(by).patch(`${path}/${id}`, body),
      cancel: (id: number, scope = 'one', by = token) =>
        as(by).delete(`${path}/${id}?scope=${scope}`),
    };
  }

  /** The mails to an address, oldest first, with the calendar that each carries. */
  async function mailsTo(email: string) {
    const mails = db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll();
    return (await mails.execute()).map((mail) => {
      const data = mail.data as { calendar?: Calendar; link: string; when: string };
      const token = data.link.match(/[\w-]{43}/)?.[0] ?? '';
      const ics = data.calendar ? icsOf(data.calendar, new Date()) : '';
      return { ...mail, data, token, ics };
    });
  }
  return { ...desk, aCase, mailsTo };
}

/** What the holder of a link can do. */
export const guest = ({ as }: OpenedApp) => ({
  open: (link: string) => as().get(`/appointment/${link}`),
  answer: (link: string, answer: unknown, text?: string) =>
    as().post(`/appointment/${link}/answer`, { answer, ...(text !== undefined && { text }) }),
  download: (link: string) => as().get(`/appointment/${link}/ics`),
});

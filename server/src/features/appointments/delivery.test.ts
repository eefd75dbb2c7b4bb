import { afterAll, expect, it } from 'vitest';
import { parsed } from '../../platform/calendar/parsed.testing.ts';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAppointmentDesk } from '../../testing/appointmentDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const app = await testApp({ env: { SMTP_URL: smtp.url } });
const { aCase, marieke } = await anAppointmentDesk(app);

/** The part that a mail program reads as an invitation. */
function calendarIn(raw: string) {
  const [, head = '', body = ''] =
    raw.match(/(Content-Type: text\/calendar[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/) ?? [];
  const text = head.includes('base64')
    ? Buffer.from(body, 'base64').toString()
    : body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
  return { head, ics: text.replace(/\r?\n/g, '\r\n') };
}

it('an invitation arrives as one that mail programs can answer, from its owner', async () => {
  const one = await aCase();
  const { id } = await one.made({ guests: { client: true } });
  const mail = () => smtp.letters.find(({ to }) => to.includes(one.emails.client));
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined();
  const raw = mail()?.raw ?? '';
  const { head, ics } = calendarIn(raw);
  expect(head).toMatch(/method=REQUEST/);
  const { method, events } = parsed(ics);
  expect(method).toBe('REQUEST');
  expect(events[0]?.organizer).toEqual(['Marieke de Vries', `mailto:${marieke.email}`]);
  expect(raw).toContain(`Reply-To: Marieke de Vries <${marieke.email}>`);
  const [, subject = ''] = raw.match(/Subject: (.*)\r\n/) ?? [];
  expect(subject).toBe('Stichting Werkwijzer: uitnodiging voor een afspraak');

  await one.cancel(id);
  const letters = () => smtp.letters.filter(({ to }) => to.includes(one.emails.client));
  await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(2);
  const gone = letters()[1]?.raw ?? '';
  expect(calendarIn(gone).head).toMatch(/method=CANCEL/);
  // There is nothing left to open.
  expect(gone).not.toContain('/appointment/');
});

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { virusBody } from '../../testing/clamd.ts';
import { aDocument, aRequest } from '../../testing/documents.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { aPortfolioDesk } from '../../testing/portfolioDesk.ts';
import { cleanPdf, infectedPdf, scannedApp } from '../../testing/scannedApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';
import { startSmtp } from '../mail/smtp.testing.ts';
import { samples } from './samples.testing.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const app = await scannedApp({ SMTP_URL: smtp.url });
const { db, sql, world, as, clamd, everyMinute } = app;
const desk = await aPortalDesk(app);
const school = await aPortfolioDesk(app);
const student = await school.by(school.sanne);
const sendAsStudent = uploadTo(app.app, await tokenOf(world, school.sanne));
const [process = 0] = school.school.work_process_ids;

beforeEach(async () => {
  await db.deleteFrom('evidence').execute();
  await db.updateTable('files').set({ scan: 'clean' }).execute();
});

const found = 'een virus gevonden';
const waiting = 'wordt nog op virussen gecontroleerd';
type Answer = { statusCode: number; json: () => { errors: string[] } };
const said = (answer: Answer) => [answer.statusCode, answer.json().errors[0]];

it('a client who writes with a file is told the same', async () => {
  const one = await desk.aCase();
  await one.invite('client');
  const client = await desk.onPage(one.emails.client);
  const write = (file: File) => client.upload(`${client.path}/messages`, { text: 'Hier', file });
  expect(said(await write(infectedPdf()))).toEqual([422, expect.stringContaining(found)]);
  clamd.feel('hangs');
  const { id, file } = (await write(cleanPdf())).json();
  expect(file).toMatchObject({ name: 'plan.pdf', scan: 'waiting' });
  const open = () => client.get(`${client.path}/messages/${id}/file`);
  expect(said(await open())).toEqual([422, expect.stringContaining(waiting)]);
  clamd.feel('well');
  await everyMinute();
  await expect.poll(async () => (await open()).statusCode).toBe(200);
});

it('a virus that comes through a link is in the log of the organisation it was sent to', async () => {
  const one = await desk.aCase();
  const { versionId } = await aDocument(world, one);
  const token = await aRequest(world, one, versionId);
  const refused = await uploadTo(app.app, '')(`/approval-request/${token}/returns`, {
    file: infectedPdf(),
  });
  expect(said(refused)).toEqual([422, expect.stringContaining(found)]);
  const noted = () =>
    db
      .selectFrom('events')
      .where('action', '=', 'approvals.addReturn')
      .select(['organisation_id', 'refused', 'record'])
      .execute();
  const { organisation_id } = one;
  const record = { virus: 'Traject-Test.UNOFFICIAL' };
  await expect.poll(noted).toEqual([{ organisation_id, refused: 422, record }]);
});

it('a student who shows something is told the same', async () => {
  const show = (file: File) =>
    sendAsStudent(`${school.path}/evidence`, {
      ...{ work_process_id: `${process}`, title: 'Middageten', file },
    });
  expect(said(await show(infectedPdf()))).toEqual([422, expect.stringContaining(found)]);
  clamd.feel('cuts');
  const { id, file } = (await show(cleanPdf())).json();
  expect(file.scan).toBe('waiting');
  const open = () => student.get(`${school.path}/evidence/${id}/file`);
  expect(said(await open())).toEqual([422, expect.stringContaining(waiting)]);
  clamd.feel('well');
  await everyMinute();
  await expect.poll(async () => (await open()).statusCode).toBe(200);
});

it('a film in parts is scanned as a whole, and with a virus no part of it stays', async () => {
  const half = virusBody.length / 2;
  const film = Buffer.concat([samples.mp4, Buffer.from(virusBody)]);
  const cut = film.length - Math.floor(half);
  const files = async () => (await db.selectFrom('files').select('id').execute()).length;
  const before = await files();
  const begun = { name: 'film.mp4', size: film.length };
  const { id } = (await student.post(`${school.path}/uploads`, begun)).json();
  for (const [position, part] of [
    [0, film.subarray(0, cut)],
    [cut, film.subarray(cut)],
  ] as const) {
    const file = aFile(part, 'x.part');
    const sent = { position: `${position}`, file };
    const answer = await sendAsStudent(`${school.path}/uploads/${id}/parts`, sent);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const whole = { work_process_id: `${process}`, title: 'Film', upload_id: `${id}` };
  const refused = await sendAsStudent(`${school.path}/evidence`, whole);
  expect(said(refused)).toEqual([422, expect.stringContaining(found)]);
  expect(await files()).toBe(before);
});

it('a portfolio and the data of a person name what was left out of them', async () => {
  const admin = await anAccount(db, { in: [['admin', school.own]] });
  await school.show();
  await db.updateTable('files').set({ scan: 'waiting' }).execute();
  const taken = await school.teacher.get(school.draft('zip'));
  const zip = unzipSync(taken.rawPayload);
  const read = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  expect(Object.keys(zip).filter((name) => name.startsWith('bestanden/'))).toEqual([]);
  expect(read('LEESMIJ.txt')).toContain('nog niet op virussen gecontroleerd');
  expect(read('LEESMIJ.txt')).toContain('- Middageten: bord.png');

  await db.updateTable('files').set({ scan: 'infected' }).execute();
  const asAdmin = as(await tokenOf(world, admin));
  const exported = unzipSync((await asAdmin.get(`/people/${school.sanne.id}/export`)).rawPayload);
  const page = strFromU8(exported['lees-mij.html'] ?? new Uint8Array());
  expect(page).toContain('bord.png (in dit bestand is een virus gevonden; het is niet meegegeven)');
  const { files } = JSON.parse(strFromU8(exported['gegevens.json'] ?? new Uint8Array()));
  expect(files).toMatchObject([{ name: 'bord.png', scan: 'infected', left_out: true }]);
});

it('a mail waits for its attachment, and never leaves without it or with a virus', async () => {
  const one = await desk.aCase();
  clamd.feel('hangs');
  await one.send();
  const file = db.selectFrom('files').where('scan', '=', 'waiting').select('id');
  const { id: file_id } = await file.executeTakeFirstOrThrow();
  const { organisation_id } = await db
    .selectFrom('trajectories')
    .where('id', '=', one.id)
    .select('organisation_id')
    .executeTakeFirstOrThrow();
  const link = 'https://traject.example/mine';
  const data = { first_name: 'Fatima', link, who: 'Marieke', client: 'Fatima' };
  const letter = { to: 'finance@example.nl', language: 'nl', data, organisation_id } as const;
  const post = () =>
    world.mail.send(db, {
      ...{ ...letter, template: 'message-to-staff', concerns: [], trajectory_id: one.id },
      attachments: [file_id],
    });
  const mail = (id: number) =>
    db.selectFrom('mails').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const first = await post();
  await expect.poll(async () => (await mail(first)).failed_code).toBe('ESCAN');
  const arrived = () => smtp.letters.filter(({ to }) => to.includes('finance@example.nl'));
  expect(arrived()).toEqual([]);

  clamd.feel('well');
  await everyMinute();
  const state = async () => (await file.execute()).length;
  await expect.poll(state).toBe(0);
  await sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`;
  await expect.poll(() => arrived().length).toBe(1);
  expect(arrived()[0]?.raw).toContain('Trajectplan Fatima.pdf');

  await db.updateTable('files').set({ scan: 'infected' }).where('id', '=', file_id).execute();
  const second = await post();
  await expect.poll(async () => (await mail(second)).failed_code).toBe('EVIRUS');
  expect(arrived()).toHaveLength(1);
});

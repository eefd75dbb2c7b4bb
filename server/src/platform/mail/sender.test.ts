import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { samples } from '../files/samples.testing.ts';
import { createJobs } from '../program/jobs.ts';
import { createMail } from './mail.ts';
import { readLetter, startSmtp } from './smtp.testing.ts';

const { db, sql, url } = await testDb();
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await sql`delete from mails`;
});

const silent = { info() {}, warn() {}, error() {} };
const organisation = await anOrganisation(db, 'Stichting Werkwijzer');
const counselor = await anAccount(db, {
  ...{ first_name: 'Marieke', last_name: 'de Vries', email: 'marieke@werkwijzer.nl' },
  in: [['counselor', organisation]],
});
const client = await aClient(db, organisation, { email: 'fatima@example.nl' });
const trajectory = await aTrajectory(db, organisation, { client, counselor });
await sql`insert into profiles (person_id, phone_number) values (${counselor.id}, '030 123 45 67')
  on conflict (person_id) do update set phone_number = excluded.phone_number`;

const link = 'https://traject.example/review-client/x';
const data = { first_name: 'Fatima', link, days: 90, until: '14 februari 2027' };
const plan = { ...data, counselor: counselor.name, organisation: organisation.name };
const about = {
  organisation_id: organisation.id,
  trajectory_id: trajectory.id,
  concerns: [client.id],
};

type Files = Parameters<typeof createMail>[0]['files'];
const withLogo: Files = {
  open: async () => ({ stream: async () => Readable.from([samples.png]) }) as never,
};
const lost: Files = {
  open: () => {
    throw new Error('the store is down');
  },
};

async function aPost(files: Files) {
  const server = await startSmtp();
  const jobs = createJobs({ url, log: silent, pollSeconds: 0.5 });
  const from = 'Traject <no-reply@traject.example>';
  const publicUrl = 'https://traject.example/';
  const mail = createMail({ jobs, db, log: silent, files, smtpUrl: server.url, from, publicUrl });
  await jobs.start();
  endings.push(server.close, mail.close, jobs.stop);
  const arrived = async () => {
    await expect.poll(() => server.letters).toHaveLength(1);
    const [letter] = server.letters;
    if (!letter) throw new Error('no letter');
    const read = readLetter(letter);
    return { ...read, text: read.text.replaceAll('\r\n', '\n').trim(), raw: letter.raw };
  };
  return { mail, arrived };
}

const write = (mail: Awaited<ReturnType<typeof aPost>>['mail']) =>
  mail.send(db, {
    ...{ to: client.email, template: 'review-client', language: 'nl', data: plan },
    ...about,
  });

it('a client sees which organisation and who it is from, and a reply reaches the counselor', async () => {
  const { mail, arrived } = await aPost(lost);
  await write(mail);
  const { headers, text, html } = await arrived();
  expect(headers.subject).toBe('Stichting Werkwijzer: uw trajectplan staat klaar');
  expect(headers.from).toBe('Stichting Werkwijzer via Traject <no-reply@traject.example>');
  expect(headers['reply-to']).toBe('Marieke de Vries <marieke@werkwijzer.nl>');
  for (const line of [counselor.name, organisation.name, '030 123 45 67', counselor.email])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('De link werkt tot 14 februari 2027.');
  expect(html).toContain('>Stichting Werkwijzer</p>');
  expect(html).toContain('background:#0f5f58');
});

it('a client whose page is open is led there too', async () => {
  const sentence = 'U vindt alles bij elkaar op uw eigen pagina:\nhttps://traject.example/mine';
  await sql`insert into portal_pages (organisation_id, trajectory_id, party)
    values (${organisation.id}, ${trajectory.id}, 'client')`;
  const { mail, arrived } = await aPost(lost);
  await write(mail);
  const { text, html } = await arrived();
  expect(text).toContain(sentence);
  expect(html).toContain('href="https://traject.example/mine"');
});

it('a page that was closed is not mentioned', async () => {
  await sql`update portal_pages set closed_at = now() where trajectory_id = ${trajectory.id}`;
  const { mail, arrived } = await aPost(lost);
  await write(mail);
  expect((await arrived()).text).not.toContain('/mine');
});

it('a mail has the colour of the organisation that sends it', async () => {
  await sql`update organisations set accent_color = '#1d4ed8' where id = ${organisation.id}`;
  const { mail, arrived } = await aPost(lost);
  await write(mail);
  const { html } = await arrived();
  expect(html).toContain('background:#1d4ed8');
  expect(html).toContain('border-top:4px solid #1d4ed8');
  expect(html).not.toContain('background:#0f5f58');
  await sql`update organisations set accent_color = '' where id = ${organisation.id}`;
});

it('the logo of the organisation is part of the mail, and nothing is loaded for it', async () => {
  const row = { key: 'logo', name: 'logo.png', mime: 'image/png', sha256: 'x' };
  const { id } = await db
    .insertInto('files')
    .values({ ...row, size: samples.png.length, organisation_id: organisation.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update organisations set logo_file_id = ${id} where id = ${organisation.id}`;
  const { mail, arrived } = await aPost(withLogo);
  await write(mail);
  const { raw } = await arrived();
  expect(raw).toMatch(/Content-ID: <logo@traject>/i);
  expect(raw).toMatch(/Content-Disposition: inline; filename=logo\.png/i);
  expect(raw.replace(/\s/g, '')).toContain(samples.png.toString('base64').slice(0, 60));
});

it('a logo that is too large for a mail is used on letters only', async () => {
  await sql`update files set size = 500000 where key = 'logo'`;
  const { mail, arrived } = await aPost(withLogo);
  await write(mail);
  expect((await arrived()).raw).not.toMatch(/Content-ID/i);
});

it('mails to staff come from the organisation', async () => {
  const { mail, arrived } = await aPost(lost);
  const told = { first_name: 'Marieke', link, who: 'Fatima', survey: 'Hoe ging het', client: 'F' };
  await mail.send(db, {
    ...{ to: counselor.email, template: 'survey-answered', language: 'nl', data: told },
    ...about,
  });
  const { headers, text } = await arrived();
  expect(headers['reply-to']).toBeUndefined();
  expect(text).toMatch(/\nStichting Werkwijzer$/);
});

it('mails about an account itself come from Traject', async () => {
  const { mail, arrived } = await aPost(lost);
  const reset = { first_name: 'Marieke', link, minutes: 60 };
  await mail.send(db, {
    ...{ to: counselor.email, template: 'reset', language: 'nl', data: reset, concerns: [] },
  });
  const own = await arrived();
  expect(own.headers.from).toBe('Traject <no-reply@traject.example>');
  expect(own.text).toMatch(/\nTraject$/);
});

it('somebody who no longer works there is not named as the person to ask', async () => {
  await sql`update people set deactivated_at = now() where id = ${counselor.id}`;
  const { mail, arrived } = await aPost(lost);
  await write(mail);
  const { headers, text } = await arrived();
  expect(headers['reply-to']).toBeUndefined();
  expect(text).toContain('Hebt u een vraag? Neem dan contact op met Stichting Werkwijzer.');
  await sql`update people set deactivated_at = null where id = ${counselor.id}`;
});

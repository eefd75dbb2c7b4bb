import { approvalRequest } from '@traject/contract/approvals';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { aDesk, dead, reader } from '../../testing/desk.ts';
import { anAccount } from '../../testing/factories.ts';
import { tokenIn } from '../../testing/mails.ts';
import { aSurvey, aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote } from '../../testing/trajectories.ts';

const lines: string[] = [];
const app = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const { db, sql, as, send, time, world } = app;
const { aCase, own, marieke, token } = await aDesk(app);
const { open, accept, reject, download, firstPage } = reader(app);
const toBoth = { send_client: '1', approve_client: '1', send_employer: '1', approve_employer: '1' };

await db
  .insertInto('profiles')
  .values({ person_id: marieke.id, phone_number: '030 271 48 00', mobile_number: '06 12' })
  .execute();

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('the page behind a link', () => {
  it('[PUB-02, PUB-07] says who asks what about whom, and nothing more of the trajectory', async () => {
    const one = await aCase({ state: 'proposal_needed' });
    await db
      .updateTable('profiles')
      .set({ benefits: 'WIA', intellectual_ability: 'Mbo', address: 'Kanaalstraat' })
      .where('person_id', '=', one.client_id)
      .execute();
    await one.startEmployer();
    const answer = (await open(await one.tokenOf('employer'))).json();
    expect(approvalRequest.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      kind: 'review-employer',
      requested: true,
      recipient: { name: 'Pieter Hoekstra' },
      subject: {
        counselor: {
          name: 'Marieke de Vries',
          email: marieke.email,
          phone_number: '030 271 48 00',
        },
        organisation: { name: 'Stichting Werkwijzer', has_logo: false },
        client: { name: 'Fatima El Amrani' },
        name: 'Trajectplan Fatima.pdf',
        mime: 'application/pdf',
      },
      files: [
        {
          position: 1,
          name: 'Trajectplan Fatima.pdf',
          mime: 'application/pdf',
          scan: null,
          size: samples.pdf.length,
          trajectory_file_type: { name: 'Trajectplan' },
        },
        {
          position: 2,
          name: 'Offerte.docx',
          mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          scan: null,
          size: samples.docx.length,
          trajectory_file_type: { name: 'Offerte' },
        },
      ],
      notes: [],
      action: null,
      returned: [],
      sent_at: expect.any(String),
      expires_at: expect.any(String),
      decision: null,
    });
  });

  it('[NOTE-08] shows the notes meant for its reader, newest first, until they are unticked', async () => {
    const one = await aCase({ state: 'new' });
    const note = (date: string, text: string, seen: object) =>
      as(token).post(`${one.path}/notes`, { date, note: text, ...seen });
    await aNote(db, one, 'Geheim.');
    const shared = { visible_client: true, visible_employer: true };
    await note('2026-11-01 09:00:00', 'Voor beiden.', shared);
    const { id } = (
      await note('2026-11-02 09:00:00', 'Voor de cliënt.', { visible_client: true })
    ).json();
    await note('2026-11-03 09:00:00', 'Voor de werkgever.', { visible_employer: true });
    const notes = async (party: 'client' | 'employer') =>
      (await open(await one.tokenOf(party))).json().notes;
    await one.startClient();
    expect(await notes('client')).toEqual([
      { date: '2026-11-02 09:00:00', note: 'Voor de cliënt.' },
      { date: '2026-11-01 09:00:00', note: 'Voor beiden.' },
    ]);
    await as(token).patch(`${one.path}/notes/${id}`, { visible_client: false });
    expect(await notes('client')).toHaveLength(1);
    await accept(await one.tokenOf('client'));
    await one.startEmployer();
    expect((await notes('employer')).map((each: { note: string }) => each.note)).toEqual([
      'Voor de werkgever.',
      'Voor beiden.',
    ]);
    // They are about the trajectory, so a letter sent next year does not carry them along.
    await one.send(toBoth);
    expect(await notes('client')).toEqual([]);
  });

  it('[NOTE-08] shows the newest five hundred of thousands of notes, as their own page does', async () => {
    const one = await aCase({ state: 'new' });
    await sql`insert into notes (trajectory_id, author_id, date, note, visible_client)
      select t.id, t.counselor_id, '2026-11-01'::timestamp + make_interval(mins => n), n::text, true
      from trajectories t, generate_series(1, 600) n where t.id = ${one.id}`;
    await one.startClient();
    const { notes } = (await open(await one.tokenOf('client'))).json();
    expect(notes).toHaveLength(500);
    expect(notes[0].note).toBe('600');
  });

  it('[PUB-05] gives each file as a download under its own name, whole or in part', async () => {
    const one = await aCase({ state: 'proposal_needed' });
    await one.startEmployer();
    const link = await one.tokenOf('employer');
    const plan = await download(link);
    expect(plan.rawPayload).toEqual(samples.pdf);
    expect(plan.headers['content-disposition']).toContain(
      'attachment; filename="Trajectplan Fatima.pdf"',
    );
    expect((await download(link, '?file=2')).rawPayload).toEqual(samples.docx);
    const url = `/approval-request/${link}/download`;
    const part = await send({ method: 'GET', url, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
    expect((await download(link, '?file=3')).statusCode).toBe(422);
    const single = await aCase();
    await single.startClient();
    const other = await download(await single.tokenOf('client'), '?file=2');
    expect([other.statusCode, other.json().errors]).toEqual([404, [dead]]);
  });

  it('[PUB-05] is decided on once: accept has an empty body, a rejection needs its reason', async () => {
    const one = await aCase();
    await one.send(toBoth);
    const link = await one.tokenOf('client');
    for (const reason of ['', '   ', null, 7, 'x'.repeat(2001), 'a\u202eb', 'a\u001b[2Jb'])
      expect((await reject(link, reason)).statusCode, String(reason)).toBe(422);
    const without = await as().post(`/approval-request/${link}/reject`, {});
    expect(without.json().errors).toEqual(['Reden: vul dit in.']);
    expect((await as().post(`/approval-request/${link}/accept`, {})).statusCode).toBe(204);
    for (const answer of [await accept(link), await reject(link)])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
  });
});

describe('a link that was used to decide', () => {
  it('keeps showing what was decided and when, and the documents, until it expires', async () => {
    const one = await aCase();
    await one.send(toBoth);
    const links = { client: await one.tokenOf('client'), employer: await one.tokenOf('employer') };
    await accept(links.client);
    await reject(links.employer, 'Te duur.');
    const shared = { visible_client: true, visible_employer: true };
    const later = { date: '2026-11-03 09:00:00', note: 'Later geschreven.', ...shared };
    await as(token).post(`${one.path}/notes`, later);
    const kept = (await open(links.client)).json();
    expect(kept).toMatchObject({ kind: 'approve-document', notes: [] });
    expect(kept.decision).toEqual({
      approved: true,
      reason: null,
      decided_at: expect.any(String),
    });
    expect((await download(links.client)).rawPayload).toEqual(samples.pdf);
    expect((await open(links.employer)).json().decision).toMatchObject({
      approved: false,
      reason: 'Te duur.',
    });
    await db.updateTable('links').set({ expires_at: new Date() }).execute();
    for (const answer of [await open(links.client), await download(links.client)])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
  });

  it('is confirmed by a receipt to the same address, with the link again', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    await reject(link, 'Op woensdag werk ik.');
    const receipt = (await one.mailsTo(one.emails.client)).at(-1);
    expect(receipt).toMatchObject({
      template: 'decision-receipt',
      concerns: [one.client_id, marieke.id],
      data: { approved: false, reason: 'Op woensdag werk ik.', kind: 'review-client' },
    });
    expect(tokenIn(receipt?.data)).toBe(link);
    const links = db.selectFrom('links').where('trajectory_id', '=', one.id).select('mail_id');
    const { mail_id } = await links.executeTakeFirstOrThrow();
    expect(mail_id, 'the mail that asked').toBe((receipt?.id ?? 0) - 2);
    expect((await accept(link)).statusCode).toBe(404);
  });

  it('no longer opens anything once its reader has another address', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    await accept(link);
    expect((await open(link)).statusCode).toBe(200);
    await as(token).patch(`/clients/${one.client_id}`, { email: `new-${one.emails.client}` });
    expect((await open(link)).statusCode).toBe(404);
  });
});

describe('opening a link', () => {
  it('changes nothing but the first opened time, however often; HEAD not even that', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const url = `/approval-request/${link}`;
    const ask = (method: 'GET' | 'HEAD', path: string) =>
      app.app.inject({ method, url: `/api${path}` });
    const look = async (...methods: ('GET' | 'HEAD')[]) => {
      for (const method of methods)
        for (const path of [url, `${url}/download`, `${url}/accept`, `${url}/reject`])
          await ask(method, path);
    };
    const before = await contents();
    const events = await db.selectFrom('events').select('id').execute();
    await look('HEAD');
    expect(await db.selectFrom('events').select('id').execute()).toEqual(events);
    expect([await contents(), (await one.read()).review.state]).toEqual([before, 'sent']);
    const [head, file] = [await ask('HEAD', url), await ask('HEAD', `${url}/download`)];
    expect([head.statusCode, file.statusCode, head.body]).toEqual([200, 200, '']);
    expect(file.headers['content-length']).toBe(String(samples.pdf.length));
    await look('GET', 'HEAD');
    const after = await contents();
    const { approval_requests, links } = after;
    expect(after).toEqual({ ...before, approval_requests, links });
    const { opened_at } = (await one.read()).review;
    expect(opened_at).not.toBeNull();
    const opened = await contents();
    await look('GET', 'HEAD');
    expect(await contents()).toEqual(opened);
    expect((await one.read()).review).toMatchObject({ state: 'opened', opened_at });
  });

  it('is recorded under the link, and no token appears in an event, a log line or an error', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const answers = [
      await open(link),
      await download(link),
      await reject(link, ''),
      await reject(link),
      await accept(link),
    ];
    const events = db.selectFrom('events').where('link_id', 'is not', null);
    const mine = await events
      .innerJoin('links', 'links.id', 'events.link_id')
      .where('links.trajectory_id', '=', one.id)
      .select(['action', 'record', 'events.person_id'])
      .orderBy('events.id')
      .execute();
    const actions = mine.map(({ action }) => action);
    expect(actions).toEqual(['approvals.get', 'approvals.download', 'approvals.reject']);
    const [everything] = await sql`select string_agg(e::text, '') as text from events e`;
    expect(everything?.text).not.toContain(link);
    expect(lines.join('')).toContain('"route":"/api/approval-request/:token/reject"');
    expect(lines.join('')).not.toContain(link);
    for (const answer of answers.slice(2)) expect(answer.body).not.toContain(link);
  });

  it('is for this reader alone: not cached, not indexed, not passed on', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const nowhere = 'x'.repeat(43);
    for (const answer of [await open(link), await open(nowhere), await download(link)])
      expect(answer.headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });
});

describe('a dead link', () => {
  const routes = (link: string) => [
    () => open(link),
    () => download(link),
    () => firstPage(link),
    () => accept(link),
    () => reject(link),
  ];

  it.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'x'.repeat(43)],
    ['too short', async () => 'x'.repeat(42)],
    ['no token at all', async () => '%20'],
    ['expired', () => aLink(async (_link, id) => void (await expire(id)))],
    [
      'from a deleted trajectory',
      () => aLink((_link, id) => as(token).delete(`/trajectories/${id}`)),
    ],
    ['from a state that was left', () => aLink((_link, id) => leave(id))],
    [
      'sent again',
      () => aLink((_link, id) => as(token).post(`/trajectories/${id}/resend-review`, {})),
    ],
    ['for an account', async () => accountLink('activate')],
    ['for a password', async () => accountLink('reset')],
    ['for a survey', aSurveyLink],
  ])('gets the same sentence everywhere: %s', async (_what, make) => {
    const link = await make();
    const before = await contents();
    for (const call of routes(link)) {
      const answer = await call();
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    }
    expect(await contents()).toEqual(before);
  });

  it('from a review does not open an account either', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const passwords = {
      password: 'correct horse battery',
      repeat_password: 'correct horse battery',
    };
    for (const answer of [
      await as().post(`/auth/activate/${link}`),
      await as().post(`/auth/reset/${link}`, passwords),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('cannot be guessed: an address that keeps trying is told to wait', async () => {
    const guess = () => accept('y'.repeat(43));
    for (let n = 0; n < 60; n++) expect((await guess()).statusCode).toBe(404);
    const late = await guess();
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });
});

/** The contents of every table, except for events and rate limits. */
async function contents() {
  const tables = await sql`select relname from pg_class where relkind in ('r', 'p')
    and relnamespace = 'public'::regnamespace and relname not in (
      'events', 'recent_events', 'call_counts')`;
  const marks = tables.map(
    ({ relname }) => `(select md5(string_agg(t::text, '' order by t::text)) from ${relname} t)
      as ${relname}`,
  );
  return { ...(await sql.unsafe(`select ${marks.join(', ')}`))[0] } as Record<string, string>;
}

async function aLink(then: (link: string, trajectoryId: number) => Promise<unknown>) {
  const one = await aCase();
  await one.startClient();
  const link = await one.tokenOf('client');
  await then(link, one.id);
  return link;
}

const leave = (id: number) => as(token).patch(`/trajectories/${id}`, { trajectory_state_id: 5 });

const expire = (id: number) =>
  db.updateTable('links').set({ expires_at: new Date() }).where('trajectory_id', '=', id).execute();

async function accountLink(purpose: 'activate' | 'reset') {
  const { account_id } = await anAccount(db);
  return world.links.create(db, purpose, { account_id, minutes: 60 });
}

async function aSurveyLink() {
  const template = await aSurveyTemplate(db, own);
  return (await aSurvey(world, await aCase(), template)).token;
}

import { approvalStates } from '@traject/contract/approvals';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { type Survey, surveyStates } from '@traject/contract/surveys';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../features/surveys/answers.ts';
import { tokenOf } from '../testing/factories.ts';
import { testApp } from '../testing/testApp.ts';
import { loadDemo } from './load.ts';

const { db, sql, as, world } = await testApp();
await db.transaction().execute((tx) => loadDemo(world, tx));

const marieke = await db
  .selectFrom('people')
  .where('email', '=', 'counselor@demo.example')
  .selectAll()
  .executeTakeFirstOrThrow();
const token = await tokenOf(world, marieke);
const get = async (url: string) => (await as(token).get(url)).json();

describe('the demo', () => {
  it('has forty trajectories in every state, and three elsewhere', async () => {
    const rows =
      await sql`select organisation_id, count(*)::int, count(distinct trajectory_state_id)::int
      as states from trajectories group by 1 order by 2 desc`;
    expect(rows.map(({ count }) => count)).toEqual([40, 3]);
    expect(rows[0]?.states).toBe(trajectoryStates.length);
  });

  it('has histories that start as new, end in the current state and lie in the past, in order', async () => {
    const rows = await sql`select t.trajectory_state_id as now, array_agg(h.trajectory_state_id
        order by h.id) as states, array_agg(h.at order by h.id) as times
      from trajectories t join trajectory_history h on h.trajectory_id = t.id group by t.id`;
    for (const { now, states, times } of rows) {
      expect([states[0], states.at(-1)]).toEqual([1, now]);
      expect(times).toEqual(times.toSorted((a: Date, b: Date) => a.getTime() - b.getTime()));
      expect(times.at(-1).getTime()).toBeLessThan(Date.now());
    }
  });

  it('gives a reason where one is needed and nowhere else', async () => {
    const rows = await sql`select trajectory_state_id >= 6 as finished,
      completed_reason is not null as reason from trajectories`;
    for (const { finished, reason } of rows) expect(reason).toBe(finished);
  });

  it('has only past notes, tests closed after they were taken, and read-only applications', async () => {
    const [notes] = await sql`select count(*)::int, max(date) < now() as past from notes`;
    expect(notes?.count).toBeGreaterThan(100);
    expect(notes?.past).toBe(true);
    const [applications] = await sql`select count(*) filter (where readonly)::int as theirs,
      count(*) filter (where not readonly)::int as ours from applications`;
    expect(applications?.theirs).toBeGreaterThan(5);
    expect(applications?.ours).toBeGreaterThan(15);
    const [first] = await sql`select max(n) as most from (
      select count(*)::int as n from applications group by trajectory_id) x`;
    expect(first?.most).toBeGreaterThan(5);
  });

  it('has documents in every state of approval, with real files', async () => {
    const states = new Set<string>();
    const rows = await sql`select id from trajectories order by id`;
    for (const { id } of rows.slice(0, 40)) {
      const { data } = await get(`/trajectories/${id}/files`);
      for (const { versions } of data)
        for (const { client_approval, employer_approval } of versions)
          states.add(client_approval.state).add(employer_approval.state);
    }
    expect([...states].sort()).toEqual([...approvalStates].sort());
    const path = `/trajectories/${rows[0]?.id}/files`;
    const { data } = await get(path);
    expect(data.length).toBeGreaterThan(5);
    const consent = data.find(({ returns }: { returns: object[] }) => returns.length > 0);
    const [version] = consent.versions;
    const file = await as(token).get(`${path}/${consent.id}/versions/${version.id}/download`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has surveys that were sent, opened, expired and answered, enough for figures', async () => {
    const rows = await sql`select id from trajectories where organisation_id = 1`;
    const lists = await Promise.all(rows.map(({ id }) => get(`/trajectories/${id}/surveys`)));
    const all: Survey[] = lists.flat();
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set(surveyStates.filter((state) => state !== 'new')),
    );
    expect(all.filter(({ state }) => state === 'answered')).toHaveLength(10);
    const [most] = await sql`select id, trajectory_id from surveys where answered_at is not null
      and title = 'Terugkijken op uw traject' limit 1`;
    const results = await get(`/trajectories/${most?.trajectory_id}/surveys/${most?.id}/results`);
    expect(results.overall).toMatchObject({ answered: 6 });
    expect(results.overall.questions).toHaveLength(4);
    for (const { answers, survey_template, state } of all)
      if (state === 'answered')
        expect(() => checkAnswers(survey_template.questions, answers)).not.toThrow();
    const templates = await sql`select organisation_id, count(*)::int from survey_templates
      group by 1 order by 1`;
    expect(templates.map(({ count }) => count)).toEqual([3, 3]);
  });

  it('waits for somebody wherever the state says so, and the links in the outbox work', async () => {
    const waiting = await sql`select id from trajectories where trajectory_state_id in (2, 4)
      and organisation_id = 1`;
    expect(waiting.length).toBeGreaterThan(5);
    const states = await Promise.all(
      waiting.map(async ({ id }) => (await get(`/trajectories/${id}`)).review?.state),
    );
    expect(new Set(states)).toEqual(new Set(['sent', 'opened']));
    const surveys = await get('/trajectories/1/surveys');
    expect(surveys.map((one: { mail: { state: string } | null }) => one.mail?.state)).toContain(
      'refused',
    );
    const mails = await sql`select data->>'link' as link, template from mails`;
    expect(new Set(mails.map(({ template }) => template)).size).toBe(6);
    for (const { link } of mails) {
      const [kind, key] = link.split('/').slice(-2);
      const isSurvey = kind.startsWith('survey-');
      const page = await as().get(`/${isSurvey ? 'surveys' : 'approval-request'}/${key}`);
      expect(page.statusCode).toBe(200);
      const { survey_template, kind: asked = `survey-${survey_template?.type}` } = page.json();
      expect(kind).toBe(asked);
    }
  });
});

it('shows both choices of who sees what: colleagues, teams and an open request', async () => {
  const choices = await sql`select trajectory_visibility from organisations order by id`;
  expect(choices.map((one) => one.trajectory_visibility)).toEqual(['everyone', 'members']);
  const members = await sql`select reason, until > current_date as lasting
    from trajectory_members order by id`;
  expect(members).toMatchObject([
    { reason: 'help', lasting: null },
    { reason: 'takes_over', lasting: null },
    { reason: 'replacement', lasting: true },
  ]);
  const leads = await sql`select organisation_id, count(*) filter (where is_lead)::int as leads
    from team_members group by 1`;
  expect(leads.map((one) => one.leads)).toEqual([1, 1]);
  const of = async (email: string) => {
    const found = db.selectFrom('people').where('email', '=', email).selectAll();
    return as(await tokenOf(world, await found.executeTakeFirstOrThrow()));
  };
  const sam = await of('counselor2@other.example');
  expect((await sam.get('/trajectories')).json().data).toHaveLength(1);
  const { to_decide } = (
    await (await of('coordinator@other.example')).get('/access-requests')
  ).json();
  expect(to_decide).toMatchObject([{ asked_by: { name: 'Sam de Wit' }, suggestions: [{}] }]);
});

it('has pages of clients and of an employer with three employees, and a message to read', async () => {
  const hers = await sql`select party, count(*)::int from portal_pages g
    join trajectories t on t.id = g.trajectory_id
    where t.contact_email = 'p.hoekstra@delinde.example' and t.trajectory_state_id < 6
    group by 1 order by 1`;
  expect(hers).toMatchObject([{ party: 'client' }, { party: 'employer' }]);
  for (const { count } of hers) expect(count).toBeGreaterThanOrEqual(3);
  const { data } = await get('/trajectories?unread=1');
  expect(data).toMatchObject([{ unread: 1 }]);
  const { pages, changes } = await get(`/trajectories/${data[0].id}/portal`);
  expect(pages).toMatchObject([
    { state: 'open', browsers: 1, unread: 1 },
    { state: 'open', browsers: 1, contacts: [{ name: 'Saskia Boon' }] },
  ]);
  expect(changes).toHaveLength(1);
  const { messages, changes: changed } = await get('/today');
  expect([messages.total, changed.total]).toEqual([1, 1]);
});

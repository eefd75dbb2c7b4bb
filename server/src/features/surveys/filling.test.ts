import { publicSurvey } from '@traject/contract/surveys';
import { beforeEach, describe, expect, it } from 'vitest';
import { dead, reader } from '../../testing/desk.ts';
import { anAccount } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';

const lines: string[] = [];
const app = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const { db, sql, as, world } = app;
const { aCase, own, token, templates, marieke } = await aSurveyDesk(app);
const { open, submit } = filler(app);
const approvals = reader(app);

const [likert = none(), multiple = none(), words = none(), scale = none()] =
  templates.client.questions;
const to = ({ id: survey_question_id }: { id: number }, answer: unknown) => ({
  survey_question_id,
  answer,
});
const yes = to(likert, String(likert.options[1]));
const ticked = (checkboxes: unknown, other?: unknown) => JSON.stringify({ checkboxes, other });

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('the page behind the link of a survey', () => {
  it('[SURV-03, SURV-07] gives the survey with its template and questions, and who asks', async () => {
    const one = await aCase();
    const { id, link } = await one.sent('employer');
    const answer = (await open(link)).json();
    expect(publicSurvey.parse(answer)).toEqual(answer);
    const { survey_template, created_at } = await one.get(id);
    expect(answer).toEqual({
      id,
      created_at,
      survey_template_id: templates.employer.id,
      survey_template,
      answers: [],
      recipient: { name: 'Pieter Hoekstra' },
      organisation: { name: 'Stichting Werkwijzer', has_logo: false },
      counselor: { name: 'Marieke de Vries', email: marieke.email, phone_number: null },
      client: { name: 'Fatima El Amrani' },
      expires_at: expect.any(String),
      answered_at: null,
    });
  });

  it('says when it was answered to somebody who opens it again, and takes no more answers', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    await submit(link, [yes]);
    const { answered_at, survey_template, answers } = (await open(link)).json();
    const kept = await one.get(id);
    expect(answered_at).toBe(kept.answered_at);
    expect([survey_template.title, survey_template.questions, answers]).toEqual([
      kept.survey_template.title,
      [],
      [],
    ]);
    const second = await submit(link, [yes]);
    expect([second.statusCode, second.json().errors]).toEqual([404, [dead]]);
    expect((await one.get(id)).answers).toEqual(kept.answers);
  });

  it('changes nothing but the first opened time, however often it is opened', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const before = await contents();
    const look = async (method: 'GET' | 'HEAD' = 'GET') =>
      app.app.inject({ method, url: `/api/surveys/${link}` });
    expect((await look('HEAD')).statusCode).toBe(200);
    expect(await contents(), 'HEAD does not count as opening it').toEqual(before);
    await look();
    const after = await contents();
    expect(after).toEqual({ ...before, surveys: after.surveys, links: after.links });
    expect((await one.get(id)).opened_at).not.toBeNull();
    await look();
    expect(await contents()).toEqual(after);
  });
});

describe('filling in a survey', () => {
  it('[SURV-04, SURV-07, SURV-09] stores an answer of every kind, and reads nothing but the answers', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const posted = (await open(link)).json();
    const answers = [
      to(scale, 7),
      yes,
      to(multiple, ticked([multiple.options[1], String(multiple.options[0])], ' De koffie ')),
      to(words, ' Niets.\nEcht niet. '),
    ];
    const more = { ...posted, answered_at: '1999-01-01', survey_template: null, hack: true };
    expect((await submit(link, answers, more)).statusCode).toBe(204);
    const kept = await one.get(id);
    expect(kept.answers).toEqual([
      yes,
      to(multiple, JSON.stringify({ checkboxes: multiple.options, other: 'De koffie' })),
      to(words, 'Niets.\nEcht niet.'),
      to(scale, '7'),
    ]);
    expect(kept.state).toBe('answered');
    expect(new Date(kept.answered_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('[SURV-07] takes the answers with and without the trailing slash, and the whole list or a part', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const answers = [yes, to(words, ''), to(multiple, ticked([])), to(scale, null)];
    expect((await as().post(`/surveys/${link}`, { answers })).statusCode).toBe(204);
    expect((await one.get(id)).answers).toEqual([yes]);
  });

  const about = (question: string) => `Dit antwoord past niet bij de vraag ‘${question}’.`;
  const missing = 'Beantwoord ook deze vraag: ‘Ik werd gehoord.’.';
  const strange = 'Er is een antwoord op een vraag die niet in deze vragenlijst staat.';
  const [elsewhere] = templates.employer.questions;

  it.each<[string, unknown, string]>([
    ['an option of another question', [to(likert, String(multiple.options[0]))], 'gehoord'],
    ['an option that does not exist', [to(likert, 'Ja')], about('Ik werd gehoord.')],
    ['a tick of another question', [yes, to(multiple, ticked([likert.options[0]]))], 'hielp'],
    [
      'a tick given twice',
      [yes, to(multiple, ticked(Array(2).fill(multiple.options[0])))],
      'hielp',
    ],
    ['ticks that are not JSON', [yes, to(multiple, 'Cv')], about('Wat hielp?')],
    ['ticks that are not a list', [yes, to(multiple, ticked('Cv'))], about('Wat hielp?')],
    ['added words with a NUL', [yes, to(multiple, ticked([], 'a\0'))], about('Wat hielp?')],
    ['endless added words', [yes, to(multiple, ticked([], 'x'.repeat(1001)))], 'hielp'],
    ['a scale of 0', [yes, to(scale, 0)], about('Welk cijfer geeft u?')],
    ['a scale of 11', [yes, to(scale, '11')], about('Welk cijfer geeft u?')],
    ['a scale between two', [yes, to(scale, '7.5')], about('Welk cijfer geeft u?')],
    ['a half number', [yes, to(scale, 7.5)], 'Antwoord: dit klopt niet.'],
    ['endless words', [yes, to(words, 'x'.repeat(5001))], 'Gebruik hoogstens 5000 tekens.'],
    ['words with a NUL', [yes, to(words, 'a\0b')], 'Antwoord: '],
    ['a list instead of words', [yes, to(words, ['a'])], 'Antwoord: dit klopt niet.'],
    ['the same question twice', [yes, yes], 'De vraag ‘Ik werd gehoord.’ kan maar één antwoord'],
    ['a question from elsewhere', [yes, to(elsewhere ?? none(), 'x')], strange],
    ['a required one left out', [to(scale, 5)], missing],
    ['a required one left empty', [to(likert, ' ')], missing],
    ['no list at all', 'x', 'Antwoorden: dit klopt niet.'],
    ['nothing', undefined, 'Antwoorden: vul dit in.'],
  ])(
    '[SURV-04, SURV-05, SURV-12] refuses %s, names it and keeps nothing',
    async (_what, answers, sentence) => {
      const one = await aCase();
      const { id, link } = await one.sent();
      const refused = await submit(link, answers);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toHaveLength(1);
      expect(refused.json().errors[0]).toContain(sentence);
      expect(await one.get(id)).toMatchObject({ state: 'sent', answers: [] });
      expect((await submit(link, [yes])).statusCode).toBe(204);
    },
  );

  it('[SURV-05] names every question that is wrong, in order and in the reader’s language', async () => {
    const { link } = await (await aCase()).sent();
    const answers = [to(scale, 12), to(words, 'x'.repeat(5001))];
    const answer = await as(undefined, 'en').post(`/surveys/${link}`, { answers });
    expect(answer.json().errors).toEqual([
      'Please answer this question too: ‘Ik werd gehoord.’.',
      'The answer to the question ‘Wat kan beter?’ is too long. Use at most 5000 characters.',
      'This answer does not fit the question ‘Welk cijfer geeft u?’.',
    ]);
  });

  it('refuses added words where the question does not allow them, and takes every number of a scale', async () => {
    const template = await aSurveyTemplate(db, own, {
      questions: [
        { type: 'multiple', options: ['a'], description: 'x'.repeat(200) },
        ...Array.from({ length: 10 }, () => ({ type: 'scale' as const })),
      ],
    });
    const [first = none(), ...scales] = template.questions;
    const { link } = await (await aCase()).sent('client', template);
    const refused = await submit(link, [to(first, ticked(first.options, 'b'))]);
    expect(refused.json().errors).toEqual([about(`${'x'.repeat(79)}…`)]);
    const answers = scales.map((question, n) => to(question, n % 2 ? n + 1 : String(n + 1)));
    expect((await submit(link, answers)).statusCode).toBe(204);
  });

  it('happens once when done twenty times at once, and tells the sender once, without the answers', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const before = (await one.mailsTo(marieke.email)).length;
    const many = Array.from({ length: 20 }, (_, n) => submit(link, [yes, to(words, `Nr. ${n}`)]));
    const answers = await Promise.all(many);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([204, ...Array(19).fill(404)]);
    expect((await one.get(id)).answers).toHaveLength(2);
    const mails = (await one.mailsTo(marieke.email)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      template: 'survey-answered',
      data: {
        first_name: 'Marieke',
        who: 'Fatima El Amrani',
        survey: 'Tevredenheid',
        link: `http://traject.test/trajectory/${one.id}/survey-results/${id}`,
        client: 'Fatima El Amrani',
      },
    });
    expect(JSON.stringify(mails[0])).not.toContain('Nr. ');
  });

  it('also tells the counselor of the trajectory when a colleague sent it, with one mail each', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const karin = await anAccount(db, { first_name: 'Karin', in: [['coordinator', own]] });
    const sent = { sender_id: karin.id };
    await db.updateTable('surveys').set(sent).where('id', '=', id).execute();
    const before = (await one.mailsTo(marieke.email)).length;
    await submit(link, [yes]);
    const [toCounselor, toSender] = [
      (await one.mailsTo(marieke.email)).slice(before),
      await one.mailsTo(karin.email),
    ];
    expect(toCounselor).toMatchObject([{ template: 'survey-answered' }]);
    expect(toSender).toMatchObject([
      { template: 'survey-answered', data: { first_name: 'Karin' } },
    ]);
  });

  it('tells the counselor if the sender has left', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const gone = await anAccount(db, { in: [['counselor', own]] });
    const left = { sender_id: gone.id };
    await db.updateTable('surveys').set(left).where('id', '=', id).execute();
    const deactivated = { deactivated_at: new Date() };
    await db.updateTable('people').set(deactivated).where('id', '=', gone.id).execute();
    await submit(link, [yes]);
    expect((await lastMail(db, marieke.email)).data.link).toContain(`/survey-results/${id}`);
    expect(await one.mailsTo(gone.email)).toEqual([]);
  });

  it('is recorded under the link, and no token or answer appears in an event, a log line or an error', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const secret = 'Geheim antwoord';
    const answers = [
      await open(link),
      await submit(link, [to(words, secret)]),
      await submit(link, [yes, to(words, secret)]),
      await open(link),
    ];
    const events = await db
      .selectFrom('events')
      .innerJoin('links', 'links.id', 'events.link_id')
      .where('links.survey_id', '=', id)
      .orderBy('events.id')
      .select('action')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['surveys.fetch', 'surveys.submit']);
    const [everything] = await sql`select string_agg(e::text, '') as text from events e`;
    const told = [everything?.text, lines.join(''), ...answers.slice(1).map(({ body }) => body)];
    for (const text of told) {
      expect(text).not.toContain(link);
      expect(text).not.toContain(secret);
    }
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });
});

describe('a dead link', () => {
  it.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'x'.repeat(43)],
    ['too short', async () => 'x'.repeat(42)],
    ['expired', () => aLink(({ id }) => expire(id))],
    ['sent again', () => aLink(({ id }, one) => one.resend(id))],
    ['from another template', () => aLink(({ id }, one) => one.change(id, templates.employer.id))],
    ['from a deleted survey', () => aLink(({ id }, one) => one.remove(id))],
    ['of a deleted trajectory', () => aLink((_sent, one) => as(token).delete(one.path))],
    ['for an account', async () => accountLink()],
    ['for a review', async () => aReviewLink()],
    ['for a document', async () => aDocumentLink()],
  ])('gets the same sentence in both places: %s', async (_what, make) => {
    const link = await make();
    const before = await contents();
    for (const answer of [await open(link), await submit(link, [yes])])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    expect(await contents()).toEqual(before);
  });

  it('from a survey opens nothing else', async () => {
    const { link } = await (await aCase()).sent();
    const password = 'correct horse battery';
    for (const answer of [
      await approvals.open(link),
      await approvals.download(link),
      await approvals.accept(link),
      await approvals.reject(link),
      await as().post(`/auth/activate/${link}`),
      await as().post(`/auth/reset/${link}`, { password, repeat_password: password }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('cannot be guessed: an address that keeps trying is told to wait', async () => {
    const guess = () => submit('y'.repeat(43), []);
    for (let n = 0; n < 60; n++) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
  });
});

type Case = Awaited<ReturnType<typeof aCase>>;
type Sent = { id: number; link: string };

async function aLink(then: (sent: Sent, one: Case) => Promise<unknown>) {
  const one = await aCase();
  const sent = await one.sent();
  await then(sent, one);
  return sent.link;
}

const expire = (id: number) =>
  db.updateTable('links').set({ expires_at: new Date() }).where('survey_id', '=', id).execute();

async function accountLink() {
  const { account_id } = await anAccount(db);
  return world.links.create(db, 'reset', { account_id, minutes: 60 });
}

async function aReviewLink() {
  const one = await aCase();
  await one.startClient();
  return one.tokenOf('client');
}

async function aDocumentLink() {
  const one = await aCase();
  await one.send({ send_employer: '1', approve_employer: '1' });
  return one.tokenOf('employer');
}

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

function none(): never {
  throw new Error('The template has no such question');
}

import { beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { anEvaluationLink } from '../../testing/evaluationLink.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql } = app;
const { own, school, sanne, tom, jolanda, peter, els, by, askEls, through, tokenTo, mailsTo } =
  await anEvaluationLink(app);
let next = 0;
const someone = () => ({
  email: `rob${++next}@stage.example`,
  first_name: 'Rob',
  last_name: 'Hermans',
});
const textTo = async (email: string) => {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return asText(letterOf(mail), 'nl');
};

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
  await sql`delete from call_counts`;
  await sql`delete from groups`;
});

describe('who is not the right one', () => {
  it('hands over to a colleague, who finishes from their own mail', async () => {
    const { ids, save, handOver, list } = await askEls();
    await save(ids[0], { score: 2 });
    const rob = { ...someone(), reason: 'Ik werk daar niet meer.' };
    const handed = await handOver(ids, rob);
    expect(handed.statusCode).toBe(200);
    expect(handed.json().evaluations.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect(await list()).toHaveLength(1);
    const text = await textTo(rob.email);
    expect(text).toContain('Zorgcollege vroeg Els Prins om 1 werkproces van');
    expect(text).toContain('‘Ik werk daar niet meer.’');
    const colleague = through(await tokenTo(rob.email));
    expect((await colleague.page()).evaluator).toEqual({ name: 'Rob Hermans' });
    expect((await colleague.list()).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await colleague.save(ids[1], { score: 3 })).statusCode).toBe(200);
    expect((await colleague.save(ids[0], { score: 3 })).statusCode).toBe(404);
    const [row] = await sql`select handed_over_by, role, asked_by from evaluations
      where id = ${ids[1]}`;
    expect(row).toEqual({ handed_over_by: els.id, role: 'mentor', asked_by: peter.id });
  });

  it('tells who asked and the teachers of the student, each once', async () => {
    await aGroup([sanne], jolanda);
    const { ids, handOver } = await askEls();
    const rob = someone();
    await handOver(ids, rob);
    for (const { email } of [peter, jolanda]) {
      const told = (await mailsTo(email)).filter(
        ({ template }) => template === 'evaluation-handed-over',
      );
      expect(told).toHaveLength(1);
      expect(await textTo(email)).toContain(
        `Els Prins heeft 2 beoordelingen van ${sanne.name} overgedragen aan Rob Hermans.`,
      );
      expect(await textTo(email)).toContain(`/evaluations/${sanne.id}`);
    }
    expect(await mailsTo(tom.email)).toEqual([]);
  });

  it('tells a teacher about their own students only', async () => {
    await aGroup([tom], jolanda);
    const first = await askEls();
    const second = await askEls({}, tom);
    await second.handOver([...first.ids, ...second.ids], someone());
    expect(await textTo(jolanda.email)).not.toContain(sanne.name);
    expect(await textTo(peter.email)).toContain(`${sanne.name} en ${tom.name}`);
    expect(await textTo(peter.email)).toContain('/evaluation-students');
  });

  it('cannot choose themselves, the student or somebody whose account was closed', async () => {
    const { ids, handOver } = await askEls();
    const closed = await anAccount(db, { in: [['evaluator', own]] });
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', closed.id)
      .execute();
    for (const { email } of [els, sanne, closed]) {
      const refused = await handOver(ids, { ...someone(), email: email.toUpperCase() });
      expect(refused.statusCode).toBe(422);
    }
    const nameless = await handOver(ids, { email: 'nieuw@stage.example' });
    expect(nameless.json().errors[0]).toMatch(/Vul ook de voornaam en de achternaam in/);
  });

  it('leaves what the colleague was asked already as it is', async () => {
    const { ids, handOver } = await askEls();
    const [eating = 0] = school.work_process_ids;
    const own = await school.ask(sanne, jolanda, 'mentor', { work_process_id: eating });
    const handed = await handOver(ids, { email: jolanda.email });
    expect(handed.json().evaluations).toEqual([]);
    const left = await sql`select id, evaluator_id from evaluations order by id`;
    expect(left).toEqual([
      { id: ids[1], evaluator_id: jolanda.id },
      { id: own.id, evaluator_id: jolanda.id },
    ]);
    expect((await mailsTo(jolanda.email)).at(-1)?.data).toMatchObject({
      count: 1,
      link: 'http://traject.test/pending-evaluations',
    });
  });

  it('hands over nothing of others, and nothing that is done', async () => {
    const { ids, save, handOver } = await askEls();
    const other = await school.ask(sanne, jolanda, 'mentor');
    const asTeacher = await school.ask(sanne, els, 'teacher');
    await save(ids[0], { score: 1 });
    const refused = await handOver([other.id, asTeacher.id, ids[0]], someone());
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      ['Deze beoordelingen staan niet meer voor u open. Er is niets overgedragen.'],
    ]);
  });

  it('reaches nobody in another organisation', async () => {
    const elsewhere = await anOrganisation(db);
    const stranger = await anAccount(db, { in: [['evaluator', elsewhere]] });
    const { ids, handOver } = await askEls();
    expect((await handOver(ids, { email: stranger.email })).statusCode).toBe(422);
    const named = { email: stranger.email, first_name: 'Karin', last_name: 'Bos' };
    expect((await handOver(ids, named)).statusCode).toBe(200);
    const [row] = await sql`select p.organisation_id, p.name from evaluations e
      join people p on p.id = e.evaluator_id where e.id = ${ids[0]}`;
    expect(row).toEqual({ organisation_id: own.id, name: 'Karin Bos' });
  });

  it('mails ten colleagues a day and no more', async () => {
    const { token } = await askEls();
    const { handOver } = through(token);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { id } = await school.ask(tom, els, 'coach');
      statuses.push((await handOver([id], someone())).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('goes on from one to the next three times a day, of which the school hears once an hour', async () => {
    const { ids, handOver } = await askEls();
    const statuses: number[] = [];
    let give = handOver;
    for (let n = 0; n < 5; n++) {
      const rob = { ...someone(), reason: 'Niet ik.' };
      statuses.push((await give([ids[0]], rob)).statusCode);
      if (statuses.at(-1) === 200) give = through(await tokenTo(rob.email)).handOver;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const told = (await mailsTo(peter.email)).filter(
      ({ template }) => template === 'evaluation-handed-over',
    );
    expect(told, 'by whom they asked, and the first who handed it on').toHaveLength(2);
  });
});

describe('at the same moment', () => {
  it('an answer and a handover do not both count', async () => {
    for (let n = 0; n < 8; n++) {
      const { ids, save, handOver } = await askEls();
      const rob = someone();
      const [saved, handed] = await Promise.all([
        save(ids[0], { score: 2, comments: 'Getypt.' }),
        handOver([ids[0]], rob),
      ]);
      const outcome = [saved.statusCode, handed.statusCode];
      expect([
        [200, 422],
        [403, 200],
      ]).toContainEqual(outcome);
      const [row] = await sql`select evaluator_id = ${els.id} as mine, score from evaluations
        where id = ${ids[0]}`;
      expect(row).toEqual(
        saved.statusCode === 200 ? { mine: true, score: 2 } : { mine: false, score: null },
      );
      await db.deleteFrom('evaluations').execute();
      await sql`delete from call_counts`;
    }
  });

  it('two handovers of the same give it to one colleague', async () => {
    const { ids, handOver, token } = await askEls();
    const answers = await Promise.all([
      handOver(ids, someone()),
      through(token).handOver(ids, someone()),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('two mentors of one request each hand over to the same colleague, who is asked once', async () => {
    const first = await askEls();
    const wim = await anAccount(db, { password_hash: null, in: [['evaluator', own]] });
    await (await by(peter)).ask(sanne, { email: wim.email });
    const wims = through(await tokenTo(wim.email));
    const rob = someone();
    const theirs = (await wims.list()).map(({ id }) => id);
    const answers = await Promise.all([first.handOver(first.ids, rob), wims.handOver(theirs, rob)]);
    for (const answer of answers) expect(answer.statusCode).toBe(200);
    expect(await through(await tokenTo(rob.email)).list()).toHaveLength(2);
  });
});

async function aGroup(students: { id: number }[], teacher: { id: number }) {
  const values = { organisation_id: own.id, diploma_id: school.diploma_id, year: 2026 };
  const { id: group_id } = await db
    .insertInto('groups')
    .values({ ...values, name: `Klas ${++next}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = (part: string) => (one: { id: number }) => ({
    organisation_id: own.id,
    group_id,
    person_id: one.id,
    part,
  });
  const people = [...students.map(member('student')), member('teacher')(teacher)];
  await db.insertInto('group_people').values(people).execute();
}

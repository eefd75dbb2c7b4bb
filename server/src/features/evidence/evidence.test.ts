import { evidence as shape, shownEvidence } from '@traject/contract/evidence';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anEvaluationLink } from '../../testing/evaluationLink.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aGroup, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world, sql } = app;
const { own, school, sanne, tom, jolanda, peter, els, by, askEls } = await anEvaluationLink(app);
const [eating = 0, washing = 0] = school.work_process_ids;
const student = await by(sanne);
const send = uploadTo(app.app, await tokenOf(world, sanne));
const path = `/evaluation-students/${sanne.id}/evidence`;
const said = { work_process_id: `${eating}`, title: 'Middageten' };
const photo = () => aFile(samples.png, 'bord.png');

const add = async (given: Record<string, File | string> = { what: 'Ik hielp.' }) => {
  const answer = await send(path, { ...said, ...given });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const list = async (calls: { get: typeof student.get } = student, process = eating) =>
  calls.get(`${path}?work_process_id=${process}`);

beforeEach(async () => {
  app.time.now = undefined;
  await db.deleteFrom('evidence').execute();
  await db.deleteFrom('evaluations').execute();
});

describe('what a student shows of a work process', () => {
  it('is a file, a web address and a reflection, or one of these', async () => {
    const made = await add({
      ...{ file: photo(), url: 'https://werk.example/eten', what: 'Gekookt' },
      ...{ how: 'Met een recept', learned: 'Rustig blijven' },
    });
    expect(shape.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      ...{ title: 'Middageten', url: 'https://werk.example/eten', learned: 'Rustig blijven' },
      file: { name: 'bord.png', mime: 'image/png', size: samples.png.length },
      ...{ request: null, seen: [], may_change: true, may_remove: true },
    });
    const file = await student.get(`${path}/${made.id}/file`);
    expect(file.rawPayload).toEqual(samples.png);
    await add();
    expect((await list()).json()).toMatchObject([{ id: made.id }, { what: 'Ik hielp.' }]);
    expect((await list(student, washing)).json()).toEqual([]);
  });

  it.each([
    ['nothing', {}, 'Kies een bestand, vul een webadres in of schrijf een reflectie.'],
    ['no title', { title: ' ', what: 'x' }, 'Titel: vul dit in.'],
    [
      'an address of another kind',
      { url: 'javascript:alert(1)' },
      'Webadres: vul een adres in dat begint met https://.',
    ],
    [
      'an address with a password',
      { url: 'https://sanne:geheim@example.nl/film' },
      'Webadres: haal de gebruikersnaam en het wachtwoord uit dit adres.',
    ],
    ['a program', { file: aFile(Buffer.from('MZ'), 'spel.exe') }, 'spel.exe'],
    [
      'a work process of elsewhere',
      { work_process_id: '999999', what: 'x' },
      'Werkproces: dit kun je hier niet kiezen.',
    ],
    [
      'a request about somebody else',
      { evaluation_id: '999999', what: 'x' },
      'Beoordeling: dit kun je hier niet kiezen.',
    ],
  ])('is not %s', async (_what, given, sentence) => {
    const answer = await send(path, { ...said, ...given });
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      expect.stringContaining(sentence),
    ]);
    expect((await list()).json()).toEqual([]);
  });

  it('is changed and removed by the student alone, until somebody looked at it', async () => {
    const { ids } = await askEls();
    const { id } = await add({ file: photo() });
    const change = { version: 1, title: 'Avondeten' };
    expect((await student.patch(`${path}/${id}`, change)).json()).toMatchObject({
      ...{ title: 'Avondeten', version: 2, file: { name: 'bord.png' } },
    });
    expect((await student.patch(`${path}/${id}`, change)).statusCode).toBe(422);
    const coordinator = await by(peter);
    expect((await coordinator.patch(`${path}/${id}`, change)).statusCode).toBe(403);
    await sql`insert into evidence_seen (organisation_id, evidence_id, evaluation_id, seen_at)
      values (${own.id}, ${id}, ${ids[0]}, now())`;
    const sentence = ['Een beoordelaar heeft dit bekeken. Het blijft daarom zoals het is.'];
    for (const late of [
      student.patch(`${path}/${id}`, { title: 'x' }),
      student.delete(`${path}/${id}`),
    ])
      expect((await late).json().errors).toEqual(sentence);
    expect((await list()).json()).toMatchObject([
      { seen: [{ evaluator: 'Els Prins', role: 'mentor' }], may_change: false, may_remove: false },
    ]);
    const [{ file_id = 0 } = {}] = await sql`select file_id from evidence where id = ${id}`;
    expect((await coordinator.delete(`${path}/${id}`)).statusCode).toBe(204);
    expect(await sql`select from files where id = ${file_id}`).toEqual([]);
  });

  it('cannot lose its last content', async () => {
    const { id } = await add();
    const answer = await student.patch(`${path}/${id}`, { what: '' });
    expect(answer.json().errors[0]).toContain('schrijf een reflectie');
  });

  it('is at most thirty pieces', async () => {
    const row = { organisation_id: own.id, student_id: sanne.id, work_process_id: eating };
    const rows = Array.from({ length: 30 }, () => ({ ...row, title: 'x', what: 'x' }));
    await db.insertInto('evidence').values(rows).execute();
    const full = await send(path, { ...said, what: 'x' });
    expect(full.json().errors).toEqual(['Bij een werkproces kun je hoogstens 30 bewijzen tonen.']);
  });
});

describe('what is shown', () => {
  it('is for the student, teachers of the group, and those who oversee the students', async () => {
    const { id } = await add({ file: photo() });
    const elsewhere = await anOrganisation(db, 'Elders');
    const admin = await anAccount(db, { in: [['admin', elsewhere]] });
    const evaluator = await by(jolanda);
    const others = [evaluator, await by(tom), as(await tokenOf(world, admin))];
    await school.ask(sanne, jolanda, 'mentor', { work_process_id: washing });
    for (const calls of others)
      for (const read of [list(calls), calls.get(`${path}/${id}/file`)])
        expect((await read).statusCode).toBe(404);
    expect((await list(await by(peter))).statusCode).toBe(200);
    const group = await aGroup(db, school, { teachers: [jolanda], students: [sanne] });
    expect((await list(evaluator)).json()).toMatchObject([{ id, may_remove: false }]);
    expect((await evaluator.delete(`${path}/${id}`)).statusCode).toBe(403);
    await db.deleteFrom('groups').where('id', '=', group.id).execute();
  });

  it('stands beside what an evaluator rates, for as long as they may rate it', async () => {
    const { ids, read } = await askEls();
    const [first = 0, second = 0] = ids;
    const { id } = await add({ file: photo() });
    const private_ = await add({ what: 'Voor een ander', evaluation_id: `${second}` }).catch(
      () => undefined,
    );
    expect(private_, 'a request about another work process').toBeUndefined();
    const shown = (await read(first, 'evidence')).json();
    expect(shown.map((one: object) => shownEvidence.parse(one))).toEqual(shown);
    expect(shown).toMatchObject([{ id, is_seen: false, file: { name: 'bord.png' } }]);
    expect((await read(second, 'evidence')).json()).toEqual([]);
    expect((await read(first, `evidence/${id}/file`)).rawPayload).toEqual(samples.png);
    expect((await read(second, `evidence/${id}/file`)).statusCode).toBe(404);
    await sql`update evaluations set expires_at = now() - interval '1 minute' where id = ${first}`;
    expect((await read(first, 'evidence')).json().errors[0]).toBe('Expired evaluation');
  });

  it('may be meant for one evaluator alone', async () => {
    const { ids, read } = await askEls();
    const other = await school.ask(sanne, jolanda, 'coach', { work_process_id: eating });
    const { request } = await add({ what: 'Voor Jolanda', evaluation_id: `${other.id}` });
    expect(request).toEqual({ id: other.id, evaluator: jolanda.name });
    expect((await read(ids[0] ?? 0, 'evidence')).json()).toEqual([]);
    const evaluator = await by(jolanda);
    const shown = async (id: number) => (await evaluator.get(`/evaluations/${id}/evidence`)).json();
    expect(await shown(other.id)).toMatchObject([{ what: 'Voor Jolanda' }]);
    const again = await school.ask(sanne, jolanda, 'coach', { work_process_id: eating });
    expect(await shown(again.id)).toMatchObject([{ what: 'Voor Jolanda' }]);
    await db.deleteFrom('evaluations').where('id', '=', other.id).execute();
    expect(await shown(again.id), 'withdrawn').toEqual([]);
    expect((await read(ids[0] ?? 0, 'evidence')).json()).toEqual([]);
    expect((await list()).json()).toMatchObject([{ is_for_one: true, request: null }]);
  });
});

describe('an evaluator', () => {
  it('says at which of it they looked, until a day after they gave their answer', async () => {
    const { ids, save, look } = await askEls();
    const [first = 0] = ids;
    const one = await add();
    const other = await add({ what: 'Nog iets' });
    expect((await look(first, [one.id, 999_999])).json()).toMatchObject([
      { id: one.id, is_seen: true },
      { id: other.id, is_seen: false },
    ]);
    await save(first, { score: 2 });
    expect((await look(first, [other.id])).json()).toMatchObject([
      { is_seen: false },
      { is_seen: true },
    ]);
    expect((await list()).json()).toMatchObject([
      { seen: [] },
      { seen: [{ evaluator: 'Els Prins' }] },
    ]);
    app.time.now = inDays(1.1);
    expect((await look(first, [])).statusCode).toBe(422);
    const mine = await by(jolanda);
    const asked = await school.ask(sanne, jolanda, 'coach', { work_process_id: eating });
    const answer = await mine.put(`/evaluations/${asked.id}/evidence`, { evidence_ids: [one.id] });
    expect(answer.json()).toMatchObject([{ is_seen: true }, { is_seen: false }]);
    const coordinator = await by(peter);
    const refused = await coordinator.put(`/evaluations/${asked.id}/evidence`, {
      evidence_ids: [],
    });
    expect(refused.statusCode).toBe(403);
  });

  it('who hands over has not looked for their colleague', async () => {
    const { ids, look, handOver } = await askEls();
    const { id } = await add();
    await look(ids[0] ?? 0, [id]);
    const rob = { email: 'rob@zorg.example', first_name: 'Rob', last_name: 'Smit' };
    expect((await handOver([ids[0] ?? 0], rob)).statusCode).toBe(200);
    expect((await list()).json()).toMatchObject([{ seen: [], may_change: true }]);
  });

  it('and a student who removes it at the same time never lose each other’s word', async () => {
    const { ids, look } = await askEls();
    const { id } = await add({ file: photo() });
    const [looked, removed] = await Promise.all([
      look(ids[0] ?? 0, [id]),
      student.delete(`${path}/${id}`),
    ]);
    expect(looked.statusCode).toBe(200);
    const kept = (await list()).json();
    if (removed.statusCode === 204) expect(kept).toEqual([]);
    else expect(kept).toMatchObject([{ seen: [{ evaluator: els.name }] }]);
  });
});

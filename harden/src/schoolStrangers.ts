import { changesDuring, noteChanges } from '@traject/server/src/testing/changes.ts';
import { anEvaluationLink } from '@traject/server/src/testing/evaluationLink.ts';
import { anAccount, anOrganisation, tokenOf } from '@traject/server/src/testing/factories.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { aGroup, aRound, someEvidence } from '@traject/server/src/testing/school.ts';

type Methods = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Tried = [method: Methods, path: string, body?: object];

/** A school with a secret in every text, and all that can be called with the ids of it. */
export async function tryStrangers(opened: OpenedApp) {
  const { sql, db } = opened;
  const { ids, link } = await aSchoolWithSecrets(opened);
  const elsewhere = await somebodyElsewhere(opened);
  const anyone = opened.as();
  await noteChanges(sql);
  const tries = [
    ...callsOn(ids).map((tried) => ({ tried, by: elsewhere })),
    ...callsOn(ids).map((tried) => ({ tried, by: anyone })),
    ...callsThrough(link, ids).map((tried) => ({ tried, by: anyone })),
  ];
  const wrong: string[] = [];
  for (const { tried, by } of tries) {
    const [method, path, body] = tried;
    await db.deleteFrom('call_counts').execute();
    let said = '';
    const changes = await changesDuring(sql, async () => {
      const answer = await by[method](path, body);
      said = `${answer.statusCode} ${answer.body}`;
    });
    const isRefused = /^(401|404|422) /.test(said) && !said.includes(secret);
    const changed = changes.filter((what) => !allowed.test(what));
    if (!isRefused || changed.length > 0)
      wrong.push(`${method} ${path}: ${said.slice(0, 200)} ${changed.join(', ')}`);
  }
  wrong.push(...(await handOverBoth(opened, link, ids)));
  return { calls: tries.length + 1, wrong };
}

/** Her own goes to the colleague; what is somebody else's among it stays where it is. */
async function handOverBoth({ sql, as }: OpenedApp, { token, ids: [own] }: Link, ids: Ids) {
  const evaluation_ids = [own, ids.evaluation];
  const { body } = await as().post(`/evaluate/${token}/handovers`, {
    evaluation_ids,
    ...colleague,
  });
  const moved = await sql<{ id: number }[]>`
    select id from evaluations where handed_over_at is not null`;
  const isRight = moved.length === 1 && moved[0]?.id === own && !body.includes(secret);
  return isRight ? [] : [`handed over: ${moved.map(({ id }) => id).join(', ')}, not ${own}`];
}

const colleague = { email: 'ik@elders.example', first_name: 'Ik', last_name: 'Ook' };

const secret = 'Geheim';
/** That a link was opened is noted of it. */
const allowed = /^UPDATE links|^INSERT (events|recent_events)/;

/** Els holds a link of her own; Tom is rated by Jolanda, of whom she knows nothing. */
async function aSchoolWithSecrets(opened: OpenedApp) {
  const { db } = opened;
  const { own, school, tom, jolanda, peter, askEls } = await anEvaluationLink(opened);
  await db.updateTable('people').set({ last_name: secret }).where('id', '=', tom.id).execute();
  const { id: evaluation } = await school.ask(tom, jolanda, 'mentor', { comments: secret });
  const { id: done } = await school.ask(tom, jolanda, 'mentor', { score: 3, comments: secret });
  const group = await aGroup(db, school, { name: secret, teachers: [jolanda], students: [tom] });
  const about = { student: tom, evaluator: jolanda, message: secret, created_by: peter.id };
  const round = await aRound(db, school, about);
  const evidence = await someEvidence(db, school, { student: tom, given: { title: secret } });
  const upload = { organisation_id: own.id, person_id: tom.id, name: `${secret}.mp4`, size: 10 };
  const { id: upload_id } = await db
    .insertInto('uploads')
    .values({ ...upload, begun_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { diploma_id, work_process_ids } = school;
  const of = { student: tom.id, group: group.id, round, evidence, upload: upload_id };
  const ids = { ...of, evaluation, done, diploma: diploma_id, process: work_process_ids[0] ?? 0 };
  return { ids, link: await askEls() };
}

type Ids = Awaited<ReturnType<typeof aSchoolWithSecrets>>['ids'];

async function somebodyElsewhere({ db, world, as }: OpenedApp) {
  const other = await anOrganisation(db, 'Elders');
  const types = ['admin', 'coordinator', 'evaluator', 'student'] as const;
  const stranger = await anAccount(db, { in: types.map((type) => [type, other]) });
  return as(await tokenOf(world, stranger));
}

function callsOn(ids: Ids): Tried[] {
  const group = `/groups/${ids.group}`;
  const student = `/evaluation-students/${ids.student}`;
  const line = { student_id: ids.student, role: 'student' };
  const asked = { diploma_id: ids.diploma, work_process_ids: [ids.process] };
  const round = { ...asked, group_id: ids.group, lines: [line], expires_on: soon() };
  const move = { student_ids: [ids.student], to_group_id: ids.group, archive: true };
  return [
    ...['', '/levels', '/levels.csv', '/levels.xlsx', '/levels.pdf'].map(reading(group)),
    ['get', `${group}/candidates?part=student`],
    ['patch', group, { name: 'Van mij', archived: true }],
    ['post', `${group}/people`, { person_id: ids.student, part: 'teacher' }],
    ['patch', `${group}/people/${ids.student}`, { workplace: 'Van mij' }],
    ['delete', `${group}/people/${ids.student}`],
    ['post', `${group}/students`, { emails: 'ik@elders.example' }],
    ['post', `${group}/move`, move],
    ['get', `/evaluation-students?group_id=${ids.group}`],
    ...['', '/evaluations', '/work-processes', '/readers'].map(reading(student)),
    ['get', `${student}/evidence?work_process_id=${ids.process}`],
    ['patch', `${student}/evidence/${ids.evidence}`, { title: 'Van mij' }],
    ['delete', `${student}/evidence/${ids.evidence}`],
    ['get', `${student}/evidence/${ids.evidence}/file`],
    ['get', `${student}/uploads/${ids.upload}`],
    ['post', `${student}/evaluations`, { ...asked, role: 'student' }],
    ['get', `/charts/${ids.student}/${ids.diploma}`],
    ['get', `/evaluation-rounds/${ids.round}`],
    ['post', '/evaluation-rounds', round],
    ['post', '/evaluation-rounds/preview', round],
    ...[ids.evaluation, ids.done].flatMap((id) => onEvaluation(`/evaluations/${id}`, ids)),
  ];
}

const soon = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
const reading = (path: string) => (more: string) => ['get', `${path}${more}`] as Tried;

const onEvaluation = (path: string, ids: Ids): Tried[] => [
  ...['', '/profile', '/picture', '/evidence'].map(reading(path)),
  ['get', `${path}/evidence/${ids.evidence}/file`],
  ['put', `${path}/evidence`, { evidence_ids: [ids.evidence] }],
  ['patch', path, { score: 3, comments: 'Van mij' }],
  ['post', `${path}/again`],
  ['delete', path],
];

type Link = Awaited<ReturnType<typeof aSchoolWithSecrets>>['link'];

/** With a link that works: requests of others, and what others show in her own. */
function callsThrough({ token, ids: [own] }: Link, ids: Ids): Tried[] {
  const path = `/evaluate/${token}`;
  const of = (id: number): Tried[] => [
    ...['/profile', '/picture', '/chart', '/evidence'].map(reading(`${path}/evaluations/${id}`)),
    ['get', `${path}/evaluations/${id}/evidence/${ids.evidence}/file`],
    ['patch', `${path}/evaluations/${id}`, { score: 3, comments: 'Van mij' }],
    ['put', `${path}/evaluations/${id}/evidence`, { evidence_ids: [ids.evidence] }],
  ];
  return [
    ...[ids.evaluation, ids.done].flatMap(of),
    ['get', `${path}/evaluations/${own}/evidence/${ids.evidence}/file`],
    ['post', `${path}/handovers`, { evaluation_ids: [ids.evaluation], ...colleague }],
  ];
}

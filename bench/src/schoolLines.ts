import type { RememberedPerson } from '@traject/contract/evaluationRounds';
import type { Group, GroupLevels, GroupRow } from '@traject/contract/groups';
import postgres from 'postgres';
import type { Call, Loader } from './load.ts';
import type { Program } from './processes.ts';
import { atSchool } from './schools.ts';
import type { Line } from './table.ts';
import { line } from './today.ts';
import { signIn } from './visitor.ts';

type Scale = 'large' | 'small';
type Given = Record<Scale, Program> & {
  urls: Record<Scale, string>;
  loader: Loader;
  rounds: number;
  seconds: number;
  /** Of which of them, by a part of its name. */
  only?: string | undefined;
};

/** Nobody opens a list fifty times at once; what each costs is the same. */
const connections = 10;
const most = 2;

/** What people of a school open, with 5,000 students and 200,000 evaluations to with 500 and 20,000. */
export async function schoolLines({ large, small, urls, only = '', ...pace }: Given) {
  const { loader, rounds, seconds } = pace;
  const calls = { large: await callsIn(large), small: await callsIn(small) };
  const stop = [forgetCounts(urls.large), forgetCounts(urls.small)];
  const lines: Line[] = [];
  for (const [what, call] of Object.entries(calls.large)) {
    const little = calls.small[what as keyof typeof calls.small];
    if (!what.includes(only)) continue;
    const load = { seconds: seconds / 2, connections };
    const [ours, other] = await loader.inTurns(
      [
        { ...load, program: large, calls: [call] },
        { ...load, program: small, calls: [little] },
      ],
      rounds,
    );
    if (!ours || !other) throw new Error('Nothing was measured');
    lines.push(line(`${what}: processor at 5,000 students to 500`, [ours, other], most));
  }
  await Promise.all(stop.map((end) => end()));
  return lines;
}

type Page<T> = { data: T[] };

/** Of the same group, student and evaluator at each size. */
async function callsIn(program: Program) {
  const as = (email: string) => signIn(program, email);
  const [coordinator, teacher] = [await as(atSchool.coordinator), await as(atSchool.teacher)];
  const mentor = await as(atSchool.mentor);
  const { data } = await teacher.get<Page<GroupRow>>('/groups?q=VIG-1');
  const { id = 0, diploma } = data.find(({ name }) => name === 'VIG-1') ?? {};
  const group = await teacher.get<Group>(`/groups/${id}`);
  const studentId = Math.min(...group.students.map((one) => one.id));
  const student = `/evaluation-students/${studentId}`;
  const read = (path: string) => ({ teacher: teacher.call(path), all: coordinator.call(path) });
  return {
    'class view': read(`/groups/${id}/levels`).teacher,
    'pending list': mentor.call('/pending-evaluations'),
    chart: read(`/charts/${studentId}/${diploma?.id}`).teacher,
    'evaluations of a student': read(`${student}/evaluations`).teacher,
    'work processes of a student': read(`${student}/work-processes`).teacher,
    'students of a group': read(`/evaluation-students?group_id=${id}`).teacher,
    'students of a teacher': read('/evaluation-students').teacher,
    'all students': read('/evaluation-students').all,
    'students by name': read('/evaluation-students?name=schoonhof').all,
    'groups of a teacher': read('/groups').teacher,
    'all groups': read('/groups').all,
    'students to ask about': read('/evaluation-rounds/choices').teacher,
    'all students to ask about': read('/evaluation-rounds/choices').all,
    'rounds of a teacher': read('/evaluation-rounds').teacher,
    'preview of a round': await previewBy(teacher, group),
  } satisfies Record<string, Call>;
}

/** The mentors of a whole class, as the screen proposes them. */
async function previewBy(teacher: Awaited<ReturnType<typeof signIn>>, group: Group) {
  const student_ids = group.students.map(({ id }) => id);
  const asked = { student_ids, roles: ['mentor'] };
  const people = await teacher.post<RememberedPerson[]>('/evaluation-rounds/people', asked);
  const { processes } = await teacher.get<GroupLevels>(`/groups/${group.id}/levels`);
  return teacher.call('/evaluation-rounds/preview', 'POST', {
    diploma_id: group.diploma.id,
    group_id: group.id,
    work_process_ids: processes.slice(0, 10).map(({ work_process_id }) => work_process_id),
    lines: people.map(({ student_id, role, email }) => ({ student_id, role, email })),
    expires_on: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  });
}

/** Somebody looks at a preview a few times an hour; here the limit would end the measuring. */
function forgetCounts(url: string) {
  const sql = postgres(url, { max: 1 });
  const timer = setInterval(() => void sql`update call_counts set count = 0`.catch(() => {}), 500);
  return () => {
    clearInterval(timer);
    return sql.end();
  };
}

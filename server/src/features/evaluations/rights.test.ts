import { type ReadingRole, readingRoles } from '@traject/contract/common/evaluationRoles';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world } = app;
const { own, school, sanne, jolanda, peter, by } = await anEvaluationDesk(app);
const [, washing = 0] = school.work_process_ids;
const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));
const upload = uploadTo(app.app, await tokenOf(world, sanne));
await upload('/profile/picture', { picture: aFile(samples.png, 'ik.png') });
const file = (await upload('/profile/files', { file: aFile(samples.pdf, 'Verslag.pdf') })).json();

type Shown = { profile_roles: ReadingRole[]; chart_roles: ReadingRole[] };
const show = (shown: Shown) => admin.patch(`/organisations/${own.id}`, shown);
const byDefault: Shown = {
  profile_roles: ['teacher', 'mentor', 'coach'],
  chart_roles: ['teacher', 'mentor', 'coach'],
};

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await show(byDefault);
});

/** What somebody sees of Sanne, with each call that shows something of her. */
async function seenBy(who: typeof jolanda, evaluationId: number) {
  const calls = await by(who);
  const code = async (path: string) => (await calls.get(path)).statusCode;
  const one = (await calls.open(evaluationId)).json();
  const student = (await calls.student(sanne)).json();
  return {
    evaluation: one.id === evaluationId && one.student.name === sanne.name,
    profile: await Promise.all(
      ['profile', 'picture', `files/${file.id}`].map((part) =>
        code(`/evaluations/${evaluationId}/${part}`),
      ),
    ),
    may_see_profile: one.may_see_profile,
    chart: (await calls.chart(sanne)).statusCode,
    may_see_chart: student.may_see_chart,
    has_evaluations: student.diplomas[0]?.has_evaluations,
    processes: (await calls.processes(sanne)).length,
    readers: await code(`/evaluation-students/${sanne.id}/readers`),
    may_see_readers: student.may_see_readers,
  };
}

const asSeen = ({ profile, chart }: { profile: boolean; chart: boolean }) => ({
  evaluation: true,
  profile: Array.from({ length: 3 }, () => (profile ? 200 : 404)),
  may_see_profile: profile,
  chart: chart ? 200 : 404,
  may_see_chart: chart,
  has_evaluations: chart,
  processes: chart ? 3 : 1,
  readers: 404,
  may_see_readers: false,
});

const settings = [
  ['only the work process', { profile: false, chart: false }],
  ['the profile', { profile: true, chart: false }],
  ['the chart', { profile: false, chart: true }],
  ['the profile and the chart', { profile: true, chart: true }],
] as const;

describe.each(readingRoles)('an evaluator in the role of %s', (role) => {
  it.each(settings)('sees %s where the organisation says so, at once', async (_, shown) => {
    await school.ask(sanne, peter, 'coach', { score: 3, work_process_id: washing });
    const { id } = await school.ask(sanne, jolanda, role);
    await show({
      profile_roles: shown.profile ? [role] : readingRoles.filter((other) => other !== role),
      chart_roles: shown.chart ? [role] : readingRoles.filter((other) => other !== role),
    });
    expect(await seenBy(jolanda, id)).toEqual(asSeen(shown));
  });

  it('sees by default all or only the work process', async () => {
    const { id } = await school.ask(sanne, jolanda, role, { score: 2 });
    const isTrusted = role !== 'recipient' && role !== 'other_student';
    const seen = await seenBy(jolanda, id);
    expect(seen).toEqual(asSeen({ profile: isTrusted, chart: isTrusted }));
  });
});

describe('what an evaluator sees of a student', () => {
  it('is all that any of their roles shows, through each of their evaluations', async () => {
    await show({ profile_roles: ['coach'], chart_roles: ['mentor'] });
    const { id } = await school.ask(sanne, jolanda, 'recipient', { score: 3 });
    expect(await seenBy(jolanda, id)).toEqual(asSeen({ profile: false, chart: false }));
    await school.ask(sanne, jolanda, 'coach');
    expect(await seenBy(jolanda, id)).toEqual(asSeen({ profile: true, chart: false }));
    await school.ask(sanne, jolanda, 'mentor');
    expect(await seenBy(jolanda, id)).toEqual(asSeen({ profile: true, chart: true }));
  });

  it('ends with the time for the evaluation, unless it was done', async () => {
    await school.ask(sanne, peter, 'coach', { score: 3, work_process_id: washing });
    const late = await school.ask(sanne, jolanda, 'teacher', { expires_at: inDays(-1) });
    expect((await (await by(jolanda)).chart(sanne)).statusCode).toBe(404);
    const { id } = await school.ask(sanne, jolanda, 'recipient');
    expect(await seenBy(jolanda, id)).toMatchObject({ chart: 404, may_see_profile: false });
    await db
      .updateTable('evaluations')
      .set({ score: 2, done_at: inDays(-2) })
      .where('id', '=', late.id)
      .execute();
    expect(await seenBy(jolanda, id)).toMatchObject({ chart: 200, may_see_profile: true });
  });

  it('is everything for coordinators and the student, whatever the organisation says', async () => {
    await show({ profile_roles: [], chart_roles: [] });
    const { id } = await school.ask(sanne, jolanda, 'teacher', { score: 2 });
    const all = { ...asSeen({ profile: true, chart: true }), readers: 200, may_see_readers: true };
    for (const who of [peter, sanne]) expect(await seenBy(who, id)).toEqual(all);
    expect((await (await by(sanne)).get('/profile')).json()).toMatchObject({
      profile_roles: [],
      chart_roles: [],
    });
  });

  it('is not more because they asked themselves in a role that shows more', async () => {
    await show({ profile_roles: ['coach'], chart_roles: ['mentor'] });
    const { id } = await school.ask(sanne, jolanda, 'teacher', { score: 2 });
    const teacher = await by(jolanda);
    for (const role of ['coach', 'mentor', 'recipient']) {
      const asked = await teacher.ask(sanne, { role, email: jolanda.email });
      expect(asked.statusCode, role).toBe(422);
    }
    expect(await seenBy(jolanda, id)).toEqual(asSeen({ profile: false, chart: false }));
    const again = await teacher.ask(sanne, { role: 'teacher', email: jolanda.email });
    expect(again.statusCode, 'what she is already').toBe(200);
  });

  it('is not the profile for somebody who only asked another for their opinion', async () => {
    const former = await anAccount(db, { in: [['counselor', own]] });
    const { id } = await school.ask(sanne, jolanda, 'teacher', { asked_by: former.id });
    const calls = await by(former);
    expect((await calls.open(id)).json()).toMatchObject({ id, may_see_profile: false });
    expect((await calls.get(`/evaluations/${id}/profile`)).statusCode).toBe(404);
  });
});

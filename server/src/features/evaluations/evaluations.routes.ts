import { evaluationsApi } from '@traject/contract/evaluations';
import type { EvaluationScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { openedBy } from '../events/events.service.ts';
import { findProfileFile, getPortfolio, openPicture } from '../profile/profile.service.ts';
import { askAgain, askEvaluations } from './asking.ts';
import { getChart } from './chart.queries.ts';
import * as evaluations from './evaluations.queries.ts';
import { listReaders, requireProfile } from './readers.queries.ts';
import { tellHourly } from './results.ts';
import { caller } from './rights.ts';
import { refuseExpired, saveScore, withdraw } from './scoring.ts';
import { getStudent, listStudents } from './students.queries.ts';
import { listStudentWorkProcesses } from './workProcesses.queries.ts';

export function evaluationsRoutes(serve: Serve, world: World) {
  tellHourly(world);
  studentRoutes(serve, world);
  evaluationRoutes(serve, world);
  portfolioRoutes(serve, world);
}

function studentRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(evaluationsApi.students, ({ db, user, query }) =>
    listStudents(db, { user, now: clock() }, query),
  );
  serve(evaluationsApi.student, ({ db, user, student }) =>
    getStudent(db, { user, now: clock() }, student),
  );
  serve(evaluationsApi.list, ({ db, user, student, query }) => {
    const reader = { user, now: clock() };
    return evaluations.listEvaluations(db, reader, { ...query, studentId: student.id });
  });
  serve(evaluationsApi.ask, async ({ db, user, self, student, body }) => {
    const ids = await askEvaluations(world, db, { student, user, self, request: body });
    return evaluations.listAsked(db, { user, now: clock() }, ids);
  });
  serve(evaluationsApi.workProcesses, ({ db, user, student }) =>
    listStudentWorkProcesses(db, { user, now: clock() }, student),
  );
  serve(evaluationsApi.chart, ({ db, user, params }) =>
    getChart(db, { viewer: caller(user), now: clock() }, params),
  );
  serve(evaluationsApi.readers, async ({ db, student }) => {
    if (!student.is_whole) throw notFound();
    const now = clock();
    const about = (['student', 'person', 'client'] as const).map((type) => ({ type, ...student }));
    const [groups, opened] = await Promise.all([
      listReaders(db, student, now),
      openedBy(db, { records: about, now }),
    ]);
    return { groups, opened };
  });
}

function evaluationRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(evaluationsApi.pending, ({ db, user }) =>
    evaluations.listPending(db, { user, now: clock() }),
  );
  serve(evaluationsApi.get, ({ db, user, evaluation, record }) => {
    const now = clock();
    record.student_id = evaluation.student_id;
    refuseExpired(evaluation, now);
    return evaluations.getEvaluation(db, { user, now }, evaluation.id);
  });
  serve(evaluationsApi.save, async ({ db, user, evaluation, body, record }) => {
    const now = clock();
    const note = (before: object) => Object.assign(record, before);
    const by = user.people.map(({ id }) => id);
    await saveScore(db, { evaluation, by, input: body, now, note });
    return evaluations.getEvaluation(db, { user, now }, evaluation.id);
  });
  serve(evaluationsApi.askAgain, async ({ db, user, self, evaluation }) => {
    const ids = await askAgain(world, db, { evaluation, user, self });
    const [row] = await evaluations.listAsked(db, { user, now: clock() }, ids);
    return row ?? Promise.reject(notFound());
  });
  serve(evaluationsApi.withdraw, ({ db, user, evaluation }) => withdraw(db, evaluation, user));
}

/** What an evaluator may read about the student, while the evaluation is open or done. */
function portfolioRoutes(serve: Serve, { files, clock }: World) {
  const studentOf = async (db: Db, { user, evaluation, record }: Asked) => {
    const now = clock();
    refuseExpired(evaluation, now);
    const { id } = await requireProfile(db, { viewer: caller(user), now }, evaluation.student_id);
    record.student_id = id;
    return id;
  };
  serve(evaluationsApi.profile, async ({ db, ...call }) =>
    getPortfolio(db, await studentOf(db, call)),
  );
  serve(evaluationsApi.picture, async ({ db, range, ...call }) =>
    openPicture({ files }, db, { personId: await studentOf(db, call), range }),
  );
  serve(evaluationsApi.file, async ({ db, params, range, ...call }) => {
    const key = { personId: await studentOf(db, call), fileId: params.fileId };
    const { id } = await findProfileFile(db, key);
    return files.open(db, id, { range, inline: true });
  });
}

type Asked = { user: User; evaluation: EvaluationScope; record: Record<string, unknown> };

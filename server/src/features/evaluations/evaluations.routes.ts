import { evaluationsApi } from '@traject/contract/evaluations';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { findProfileFile, getPortfolio, openPicture } from '../profile/profile.service.ts';
import { askEvaluations } from './asking.ts';
import { getChart } from './chart.queries.ts';
import * as evaluations from './evaluations.queries.ts';
import { remindDaily } from './reminders.ts';
import { tellHourly } from './results.ts';
import { refuseExpired, saveScore, withdraw } from './scoring.ts';
import { getStudent, listStudents } from './students.queries.ts';
import { listStudentWorkProcesses } from './workProcesses.queries.ts';

export function evaluationsRoutes(serve: Serve, world: World) {
  remindDaily(world);
  tellHourly(world);
  studentRoutes(serve, world);
  evaluationRoutes(serve, world);
  portfolioRoutes(serve, world);
}

function studentRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(evaluationsApi.students, ({ db, user, query }) => listStudents(db, user, query));
  serve(evaluationsApi.student, ({ db, user, student }) => getStudent(db, user, student));
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
  serve(evaluationsApi.chart, ({ db, user, params }) => getChart(db, user, params));
}

function evaluationRoutes(serve: Serve, { clock }: World) {
  serve(evaluationsApi.pending, ({ db, user }) =>
    evaluations.listPending(db, { user, now: clock() }),
  );
  serve(evaluationsApi.get, ({ db, user, evaluation }) => {
    const now = clock();
    refuseExpired(evaluation, now);
    return evaluations.getEvaluation(db, { user, now }, evaluation.id);
  });
  serve(evaluationsApi.save, async ({ db, user, evaluation, body, record }) => {
    const now = clock();
    const note = (before: object) => Object.assign(record, before);
    await saveScore(db, { evaluation, user, input: body, now, note });
    return evaluations.getEvaluation(db, { user, now }, evaluation.id);
  });
  serve(evaluationsApi.withdraw, ({ db, user, evaluation }) => withdraw(db, evaluation, user));
}

/** What an evaluator may read about the student, while the evaluation is open or done. */
function portfolioRoutes(serve: Serve, { files, clock }: World) {
  serve(evaluationsApi.profile, async ({ db, evaluation }) => {
    refuseExpired(evaluation, clock());
    return getPortfolio(db, evaluation.student_id);
  });
  serve(evaluationsApi.picture, async ({ db, evaluation, range }) => {
    refuseExpired(evaluation, clock());
    return openPicture({ files }, db, { personId: evaluation.student_id, range });
  });
  serve(evaluationsApi.file, async ({ db, evaluation, params, range }) => {
    refuseExpired(evaluation, clock());
    const key = { personId: evaluation.student_id, fileId: params.fileId };
    const { id } = await findProfileFile(db, key);
    return files.open(db, id, { range, inline: true });
  });
}

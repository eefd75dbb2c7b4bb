import { growthApi, mostTargets, type TargetInput } from '@traject/contract/growth';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { caller, refuseEvaluators } from '../evaluations/evaluations.service.ts';
import { getGrowth } from './growth.queries.ts';
import * as targets from './targets.queries.ts';

export function growthRoutes(serve: Serve, { clock }: World) {
  const seeing = (user: User) => ({ viewer: caller(user), now: clock() });

  serve(growthApi.levels, ({ db, user, student, query }) => {
    refuseEvaluators(student);
    return getGrowth(db, seeing(user), { studentId: student.id, diplomaId: query.diploma_id });
  });
  serve(growthApi.targets, ({ db, user, student }) => {
    refuseEvaluators(student);
    return targets.listTargets(db, seeing(user), student.id);
  });
  serve(growthApi.setTargets, async ({ db, user, self, student, body }) => {
    refuseEvaluators(student);
    await setTargets(db, student, { ...body, set_by: self.id, set_at: clock() });
    return targets.listTargets(db, seeing(user), student.id);
  });
  serve(growthApi.removeTarget, async ({ db, student, params }) => {
    refuseEvaluators(student);
    await targets.removeTarget(db, student.id, params.targetId);
  });
}

type Setting = TargetInput & { set_by: number; set_at: Date };

async function setTargets(db: Db, student: StudentScope, { work_process_ids, ...given }: Setting) {
  const { id: student_id, organisation_id } = student;
  const ids = [...new Set(work_process_ids)];
  const known = await targets.known(db, student_id, ids);
  if (ids.some((id) => !known.has(id))) throw wrongField('work_process_ids', 'unknown_choice');
  const rows = ids.map((work_process_id) => ({
    ...{ ...given, organisation_id, student_id, work_process_id },
  }));
  await targets.saveTargets(db, rows);
  if ((await targets.countTargets(db, student_id)) > mostTargets)
    throw unprocessable('growth.too_many_targets', { most: mostTargets });
}

import { actionPlansApi } from '@traject/contract/actionPlans';
import { planningApi } from '@traject/contract/common/planning';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { archive } from '../../platform/database/archive.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { listTasks } from '../tasks/tasks.service.ts';
import { getPlan, listPlans } from './actionPlans.queries.ts';
import { applyPlan, moveTasks } from './applying.ts';
import { countMoved } from './planned.queries.ts';
import { changePlan, createPlan } from './saving.ts';

export function actionPlansRoutes(serve: Serve, world: World) {
  serve(actionPlansApi.list, ({ db, user, query }) => listPlans(db, own(user), query));

  serve(actionPlansApi.create, async ({ db, user, body }) => {
    const id = await createPlan(db, user, body);
    return getPlan(db, own(user), id);
  });

  serve(actionPlansApi.get, ({ db, user, params }) => getPlan(db, own(user), params.actionPlanId));

  serve(actionPlansApi.update, async ({ db, user, language, params, body }) => {
    const id = params.actionPlanId;
    await changePlan(world, db, { id, given: body, by: { user, language } });
    return getPlan(db, own(user), id);
  });

  serve(actionPlansApi.remove, async ({ db, user, params }) => {
    const asked = { organisations: own(user), archived_at: world.clock() };
    await archive(db, 'action_plans', { id: params.actionPlanId, ...asked });
  });
  trajectoryRoutes(serve, world);
}

function trajectoryRoutes(serve: Serve, world: World) {
  const day = () => today(world.clock);

  serve(planningApi.apply, async ({ db, params, self }) => {
    const added = await applyPlan(world, db, params, self);
    return { added, tasks: await listTasks(db, params.trajectoryId, day()) };
  });

  serve(planningApi.moved, ({ db, trajectory }) => countMoved(db, trajectory.id));

  serve(planningApi.move, async ({ db, trajectory: { id }, self, body }) => {
    await moveTasks(world, db, { trajectoryId: id, move: body.move, self });
    return listTasks(db, id, day());
  });
}

const own = (user: User) => organisationsFor(user, 'templates');

import { tasksApi } from '@traject/contract/tasks';
import { isSelf, organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import { markOpened } from '../../platform/access/opening.ts';
import { readersOf } from '../../platform/access/readers.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory } from '../approvals/approvals.service.ts';
import { readTask } from './answering.queries.ts';
import { answerTask } from './answering.ts';
import { colleaguesIn, meFirst } from './doers.ts';
import { changeTask, createTask } from './saving.ts';
import { sendHourly } from './sendDue.ts';
import { sendTask } from './sending.ts';
import { getTask, listLoose, listTasks } from './tasks.queries.ts';
import { reopen, tickOff } from './ticking.ts';
import { dropTask, findAnswerFile, type Key, lockLoose, lockTask } from './write.queries.ts';

export function tasksRoutes(serve: Serve, world: World) {
  trajectoryRoutes(serve, world);
  partyRoutes(serve, world);
  looseRoutes(serve, world);
  looseStateRoutes(serve, world);
  linkRoutes(serve, world);
  sendHourly(world);
}

const dayOf = ({ clock }: World) => today(clock);

/** The trajectory first, as everywhere. */
async function lockOwn(db: Db, key: Key) {
  const trajectory = await lockTrajectory(db, key.trajectoryId, notFound);
  const place = { organisation_id: trajectory.organisation_id, trajectory };
  return { place, stored: await lockTask(db, key) };
}

function trajectoryRoutes(serve: Serve, world: World) {
  serve(tasksApi.list, ({ db, trajectory }) => listTasks(db, trajectory.id, dayOf(world)));

  serve(tasksApi.create, async ({ db, params, self, body: input }) => {
    const trajectory = await lockTrajectory(db, params.trajectoryId, notFound);
    const place = { organisation_id: trajectory.organisation_id, trajectory };
    const id = await createTask(world, db, place, { input, self });
    return getTask(db, id, dayOf(world));
  });

  serve(tasksApi.update, async ({ db, params, self, language, body: given }) => {
    const { place, stored } = await lockOwn(db, params);
    await changeTask(world, db, place, { stored, given, by: { self, language } });
    return getTask(db, stored.id, dayOf(world));
  });

  serve(tasksApi.remove, async ({ db, params }) => {
    const { stored } = await lockOwn(db, params);
    // A mail that was not sent yet stays behind with its link.
    await world.links.revokeOfTask(db, stored.id);
    await dropTask(db, stored.id);
    if (stored.answer_file_id) await world.files.remove(db, stored.answer_file_id);
  });

  serve(tasksApi.done, async ({ db, params, self, body }) => {
    const { stored } = await lockOwn(db, params);
    await tickOff(world, db, stored, { ...body, self });
    return getTask(db, stored.id, dayOf(world));
  });

  serve(tasksApi.reopen, async ({ db, params }) => {
    const { stored } = await lockOwn(db, params);
    await reopen(world, db, stored);
    return getTask(db, stored.id, dayOf(world));
  });
}

function partyRoutes(serve: Serve, world: World) {
  serve(tasksApi.send, async ({ db, params, self }) => {
    const { stored } = await lockOwn(db, params);
    const { party } = stored;
    if (!party) throw unprocessable('task.no_party');
    if (stored.done_at) throw unprocessable('task.is_done');
    const trajectory_id = params.trajectoryId;
    await sendTask(world, db, { ...stored, party, trajectory_id }, self);
    return getTask(db, stored.id, dayOf(world));
  });

  serve(tasksApi.file, async ({ db, params, range }) =>
    world.files.open(db, await findAnswerFile(db, params), { range }),
  );

  serve(tasksApi.doers, async ({ db, trajectory, self }) => {
    const readers = await readersOf(db, trajectory, dayOf(world));
    const staff = readers.filter(({ whys }) => whys[0] !== 'finance');
    return meFirst(staff, (id) => id === self.id);
  });
}

function looseRoutes(serve: Serve, world: World) {
  const { access } = tasksApi.listLoose;

  serve(tasksApi.listLoose, ({ db, user, query }) => {
    const organisations = organisationsFor(user, access).filter(
      (id) => id === (query.organisation_id ?? id),
    );
    const me = user.people.map(({ id }) => id);
    return listLoose(db, { me, organisations, today: dayOf(world) });
  });

  serve(tasksApi.createLoose, async ({ db, user, record, body }) => {
    const { organisation_id: wanted, ...input } = body;
    const organisation_id = organisationOf(user, access, wanted);
    record.organisation_id = organisation_id;
    const place = { organisation_id, trajectory: null };
    const id = await createTask(world, db, place, { input, self: selfIn(user, organisation_id) });
    return getTask(db, id, dayOf(world));
  });

  serve(tasksApi.colleagues, async ({ db, user, query }) => {
    const organisation_id = organisationOf(user, access, query.organisation_id);
    const isMe = (id: number) => isSelf(user, id);
    return meFirst(await colleaguesIn(db, [organisation_id]), isMe);
  });
}

function looseStateRoutes(serve: Serve, world: World) {
  serve(tasksApi.updateLoose, async ({ db, looseTask, self, language, body: given }) => {
    const stored = await lockLoose(db, looseTask.id);
    const place = { organisation_id: looseTask.organisation_id, trajectory: null };
    await changeTask(world, db, place, { stored, given, by: { self, language } });
    return getTask(db, stored.id, dayOf(world));
  });

  serve(tasksApi.removeLoose, async ({ db, looseTask }) => {
    const { id } = await lockLoose(db, looseTask.id);
    await dropTask(db, id);
  });

  serve(tasksApi.doneLoose, async ({ db, looseTask, self, body }) => {
    await tickOff(world, db, await lockLoose(db, looseTask.id), { ...body, self });
    return getTask(db, looseTask.id, dayOf(world));
  });

  serve(tasksApi.reopenLoose, async ({ db, looseTask }) => {
    await reopen(world, db, await lockLoose(db, looseTask.id));
    return getTask(db, looseTask.id, dayOf(world));
  });
}

/** The page behind a link in a mail: the link is the only key, and it can be answered once. */
function linkRoutes(serve: Serve, world: World) {
  serve(tasksApi.fetch, async ({ db, link }) => {
    const task = await readTask(db, link);
    await markOpened(db, { link, question: 'task', at: world.clock() });
    return task;
  });

  serve(tasksApi.submit, ({ db, link, body, uploaded: { file } }) =>
    answerTask(world, db, link, { ...body, file }),
  );
}

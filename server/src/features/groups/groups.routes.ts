import { groupRules, groupsApi } from '@traject/contract/groups';
import { organisationsFor } from '../../platform/access/access.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { previewOf } from '../imports/imports.service.ts';
import * as groups from './groups.queries.ts';
import { importInto, preparing } from './importing.ts';
import { getLevels } from './levels.queries.ts';
import { levelsCsv, levelsPdf, levelsXlsx } from './levelsFile.ts';
import { moveStudents, nameTaken } from './moving.ts';
import { findCandidates, removePerson, setWorkplace } from './people.queries.ts';
import { placePasted, placePerson } from './placing.ts';

export function groupsRoutes(serve: Serve, world: World) {
  listRoutes(serve, world);
  groupRoutes(serve, world);
  peopleRoutes(serve);
  studentRoutes(serve, world);
  levelRoutes(serve, world);
}

function listRoutes(serve: Serve, { clock }: World) {
  serve(groupsApi.list, ({ db, user, query }) =>
    groups.listGroups(db, { user, now: clock() }, query),
  );
  serve(groupsApi.diplomas, ({ db, user }) =>
    groups.listDiplomas(db, organisationsFor(user, 'groups')),
  );
  serve(groupsApi.create, async ({ db, user, body: { diploma_id, ...values } }) => {
    const diploma = await groups.findDiploma(db, organisationsFor(user, 'groups'), diploma_id);
    const { id } = await groups.groupRows
      .add(db, diploma.organisation_id, { ...values, diploma_id })
      .catch(nameTaken);
    return groups.getGroup(db, { id, is_managed: true });
  });
}

function groupRoutes(serve: Serve, { clock }: World) {
  serve(groupsApi.get, ({ db, group }) => groups.getGroup(db, group));
  serve(groupsApi.update, async ({ db, group, body, self, language }) => {
    const row = await groups.groupRows.lock(db, group.organisation_id, group.id);
    const { archived, ...values } = await versionedUpdate(db, {
      stored: { ...row, archived: row.archived_at !== null },
      given: body,
      rules: groupRules,
      by: { self, language, clock },
    });
    const archived_at = archived ? (row.archived_at ?? clock()) : null;
    await groups.groupRows.save(db, group.id, { ...values, archived_at }).catch(nameTaken);
    return groups.getGroup(db, group);
  });
}

function peopleRoutes(serve: Serve) {
  serve(groupsApi.candidates, ({ db, group, query }) => findCandidates(db, group, query));
  serve(groupsApi.addPerson, async ({ db, group, body }) => {
    await placePerson(db, group, body);
    return groups.getGroup(db, group);
  });
  serve(groupsApi.setWorkplace, async ({ db, group, params, body }) => {
    const { id: group_id, diploma_id } = group;
    const student_id = params.groupPersonId;
    await setWorkplace(db, { group_id, diploma_id, student_id, workplace: body.workplace });
    return groups.getGroup(db, group);
  });
  serve(groupsApi.removePerson, async ({ db, group, params }) => {
    await groups.lockGroup(db, group);
    await removePerson(db, group.id, params.groupPersonId);
  });
}

function studentRoutes(serve: Serve, world: World) {
  serve(groupsApi.addStudents, async ({ db, group, body, record }) => {
    const answer = await placePasted(db, group, body.emails);
    record.added = answer.added;
    return answer;
  });
  const preparedBy = preparing(world);
  serve(groupsApi.preview, preparedBy, async ({ before }) => previewOf(before));
  serve(groupsApi.import, preparedBy, async (call) => {
    const { id, ...counts } = await importInto(world, call);
    Object.assign(call.record, counts);
    return { id, ...counts };
  });
  serve(groupsApi.move, async ({ db, group, body, self, record }) => {
    const answer = await moveStudents(db, group, { ...body, by: { self, clock: world.clock } });
    record.moved = answer.moved;
    return answer;
  });
}

function levelRoutes(serve: Serve, world: World) {
  serve(groupsApi.levels, ({ db, group, user }) =>
    getLevels(db, group, { user, now: world.clock() }),
  );
  serve(groupsApi.levelsCsv, (call) => levelsCsv(world, call));
  serve(groupsApi.levelsXlsx, (call) => levelsXlsx(world, call));
  serve(groupsApi.levelsPdf, (call) => levelsPdf(world, call));
}

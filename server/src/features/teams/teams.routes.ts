import { teamInput, teamsApi } from '@traject/contract/teams';
import { organisationsFor } from '../../platform/access/access.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { refuseTaken } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { checkMembers, countsOf } from './members.ts';
import * as teams from './teams.queries.ts';

const nameTaken = refuseTaken('team.name_taken');

export function teamsRoutes(serve: Serve, { clock }: World) {
  serve(teamsApi.choices, ({ db, user }) =>
    teams.teamChoices(db, organisationsFor(user, 'trajectories')),
  );
  serve(teamsApi.list, ({ db, organisation }) => teams.listTeams(db, organisation.id));

  serve(teamsApi.create, async ({ db, organisation, body: { name, members }, record }) => {
    await checkMembers(db, organisation.id, members);
    const { id } = await teams.teamRows.add(db, organisation.id, { name }).catch(nameTaken);
    await teams.setMembers(db, { team_id: id, organisation_id: organisation.id }, members);
    Object.assign(record, countsOf(members));
    return teams.getTeam(db, organisation.id, id);
  });

  serve(teamsApi.update, async ({ db, organisation, params, body, record, self, language }) => {
    const { teamId } = params;
    const row = await teams.teamRows.lock(db, organisation.id, teamId);
    const before = await teams.getTeam(db, organisation.id, teamId);
    const known = before.members.map(({ person, is_lead }) => ({ person_id: person.id, is_lead }));
    const { members, ...values } = await versionedUpdate(db, {
      stored: { ...row, members: known },
      given: body,
      rules: teamInput,
      by: { self, language, clock },
    });
    await checkMembers(db, organisation.id, members, known);
    await teams.teamRows.save(db, teamId, values).catch(nameTaken);
    await teams.setMembers(db, { team_id: teamId, organisation_id: organisation.id }, members);
    Object.assign(record, countsOf(members));
    return teams.getTeam(db, organisation.id, teamId);
  });

  serve(teamsApi.remove, async ({ db, organisation, params }) => {
    await teams.teamRows.remove(db, organisation.id, params.teamId);
  });
}

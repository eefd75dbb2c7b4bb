import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, named, requiredText, upTo, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { recordApi } from './common/recordApi.ts';

const teamMember = z.strictObject({ person_id: id, is_lead: z.boolean() });

const fields = {
  name: requiredText(100),
  members: z.array(teamMember).check(
    upTo(500),
    z.refine(
      (members) => new Set(members.map(({ person_id }) => person_id)).size === members.length,
      { error: 'same_option' },
    ),
  ),
};

export const teamInput = z.strictObject(fields);
export const teamChange = changeOf(fields);

export const team = z.object({
  id,
  name: z.string(),
  /** By name; a lead sees the trajectories of all of them. */
  members: z.array(
    z.object({
      person: named,
      is_lead: z.boolean(),
      /** False for somebody who left: their trajectories are still the team's. */
      is_active: z.boolean(),
    }),
  ),
  version,
});

/** A team as others know it. */
export const teamChoice = z.object({
  id,
  name: z.string(),
  organisation: named,
  member_ids: z.array(id),
});

export type TeamInput = z.infer<typeof teamInput>;
export type TeamChange = z.infer<typeof teamChange>;
export type Team = z.infer<typeof team>;
export type TeamChoice = z.infer<typeof teamChoice>;

export const teamsApi = {
  ...recordApi({
    access: 'administration',
    path: '/organisations/:organisationId/teams',
    params: z.strictObject({ organisationId: idOf('organisation') }),
    key: 'teamId',
    about: 'team',
    words: { one: 'a team', all: 'the teams of an organisation' },
    input: teamInput,
    change: teamChange,
    record: team,
  }),
  choices: endpoint({
    summary: "Lists the teams of the caller's organisations, and who is in them",
    access: 'trajectories',
    method: 'GET',
    path: '/teams',
    response: z.array(teamChoice),
  }),
};

import { teamsApi } from '@traject/contract/teams';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';

export type TeamsSearch = { organisation_id?: number | undefined };

export const teamsQuery = (organisationId: number) =>
  listQuery('teams', teamsApi.list, { organisationId });

export const { save: saveTeam, remove: removeTeam } = recordCalls(teamsApi, 'teamId');

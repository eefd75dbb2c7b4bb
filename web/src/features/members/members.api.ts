import { type MemberInput, membersApi } from '@traject/contract/members';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/recordCalls.ts';

export const membersQuery = (trajectoryId: number) =>
  listQuery('members', membersApi.list, { trajectoryId });

export const addMember = (trajectoryId: number, member: MemberInput) =>
  call(membersApi.create, { params: { trajectoryId }, body: member });

export const removeMember = (trajectoryId: number, memberId: number) =>
  call(membersApi.remove, { params: { trajectoryId, memberId } });

export const makeCounselor = (trajectoryId: number, counselor_id: number) =>
  call(trajectoriesApi.update, { params: { trajectoryId }, body: { counselor_id } });

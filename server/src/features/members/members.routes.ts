import { membersApi } from '@traject/contract/members';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { endHourly } from './ending.ts';
import { addMember, listMembers, removeMember } from './members.ts';

export function membersRoutes(serve: Serve, world: World) {
  const { clock } = world;
  endHourly(world);

  serve(membersApi.list, ({ db, ...call }) => listMembers(db, { ...call, clock }));

  serve(membersApi.create, async ({ db, body, record, ...call }) => {
    const member = await addMember(db, { ...call, clock }, body);
    Object.assign(record, { personId: member.person.id, reason: member.reason });
    return member;
  });

  serve(membersApi.remove, async ({ db, params, record, ...call }) => {
    record.personId = await removeMember(db, call, params.memberId);
  });
}

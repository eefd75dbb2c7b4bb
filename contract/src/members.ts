import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, named, optionalDate } from './common/fields.ts';
import { memberReasons } from './common/visibility.ts';

/** What a colleague is added for; those who asked for it come in through a request. */
export const givenReasons = ['help', 'replacement', 'takes_over'] as const;

export const memberInput = z
  .strictObject({ person_id: id, reason: z.enum(givenReasons), until: optionalDate })
  .check(
    z.refine(({ reason, until }) => reason !== 'replacement' || Boolean(until), {
      path: ['until'],
      error: 'required',
    }),
  );

/** A colleague who works on a trajectory beside its counselor. */
export const member = z.object({
  id,
  person: named,
  reason: z.enum(memberReasons),
  /** The last day on which they see it. */
  until: z.nullable(z.string()),
  /** That day has passed: they no longer see it. */
  has_ended: z.boolean(),
  added_by: z.nullable(z.object({ name: z.string() })),
  added_at: z.string(),
  /** Whether the caller may let them go: those who may share it, and members themselves. */
  may_remove: z.boolean(),
});

export const members = z.object({
  data: z.array(member),
  /** Whether the caller may add others. */
  may_share: z.boolean(),
  /** Whether the caller may give it another counselor. */
  may_hand_over: z.boolean(),
});

export type MemberInput = z.infer<typeof memberInput>;
export type Member = z.infer<typeof member>;
export type Members = z.infer<typeof members>;

const all = {
  access: 'trajectories',
  path: '/trajectories/:trajectoryId/members',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;

export const membersApi = {
  list: endpoint({
    summary: 'Lists the colleagues who work on a trajectory beside its counselor',
    ...all,
    method: 'GET',
    response: members,
  }),
  /** Somebody who is a member already gets the new reason and the new last day. */
  create: endpoint({
    summary: 'Adds a colleague to a trajectory',
    about: 'member',
    ...all,
    method: 'POST',
    body: memberInput,
    response: member,
  }),
  remove: endpoint({
    summary: 'Removes a colleague from a trajectory',
    ...all,
    path: `${all.path}/:memberId`,
    params: z.extend(all.params, { memberId: idOf('member') }),
    method: 'DELETE',
  }),
};

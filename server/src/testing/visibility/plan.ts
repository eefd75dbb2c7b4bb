import type { AccountType } from '@traject/contract/common/access';
import {
  type MemberReason,
  memberReasons,
  type TrajectoryVisibility,
  trajectoryVisibilities,
} from '@traject/contract/common/visibility';
import fc from 'fast-check';

/** People and trajectories are named by their place in the list; days count from today. */
export type Planned = {
  visibility: TrajectoryVisibility;
  people: { types: AccountType[]; isShutOut: boolean }[];
  teams: { person: number; isLead: boolean }[][];
  trajectories: {
    counselor: number;
    isDeleted: boolean;
    members: { person: number; reason: MemberReason; days: number | null }[];
  }[];
};

const most = 5;
const person = fc.nat(most - 1);
const types = fc.subarray<AccountType>(
  ['admin', 'coordinator', 'counselor', 'finance', 'evaluator', 'client'],
  { maxLength: 2 },
);

const member = fc
  .record({
    person,
    reason: fc.constantFrom(...memberReasons),
    days: fc.option(fc.integer({ min: -2, max: 2 })),
  })
  .map(({ reason, days, ...who }) => {
    const ends = reason === 'replacement' || reason === 'asked';
    return { ...who, reason, days: ends ? (days ?? 0) : days };
  });

const once = { selector: ({ person }: { person: number }) => person, maxLength: 3 };

export const plan: fc.Arbitrary<Planned> = fc.record({
  visibility: fc.constantFrom('members' as const, ...trajectoryVisibilities),
  people: fc.array(
    fc.record({
      types: fc.oneof(types, fc.constant<AccountType[]>(['counselor'])),
      isShutOut: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
    }),
    { minLength: most, maxLength: most },
  ),
  teams: fc.array(fc.uniqueArray(fc.record({ person, isLead: fc.boolean() }), once), {
    maxLength: 2,
  }),
  trajectories: fc.array(
    fc.record({
      counselor: person,
      isDeleted: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
      members: fc.uniqueArray(member, once),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});

/**
 * What the product says, in other words than the program: who sees which trajectory of a plan.
 */
export function seesByPlan(
  world: Planned,
  at: number,
  trajectory: Planned['trajectories'][number],
) {
  const { types, isShutOut } = world.people[at] as Planned['people'][number];
  if (isShutOut || trajectory.isDeleted) return false;
  if (types.includes('coordinator') || types.includes('admin')) return true;
  if (!types.includes('counselor')) return false;
  if (world.visibility === 'everyone' || trajectory.counselor === at) return true;
  const isMember = trajectory.members.some((one) => one.person === at && (one.days ?? 0) >= 0);
  const isLead = world.teams.some(
    (team) =>
      team.some((one) => one.person === at && one.isLead) &&
      team.some((one) => one.person === trajectory.counselor),
  );
  return isMember || isLead;
}

/** The head of a trajectory is for finance too. */
export const seesHeadByPlan: typeof seesByPlan = (world, at, trajectory) => {
  const { types, isShutOut } = world.people[at] as Planned['people'][number];
  const isFinance = types.includes('finance') && !isShutOut && !trajectory.isDeleted;
  return isFinance || seesByPlan(world, at, trajectory);
};

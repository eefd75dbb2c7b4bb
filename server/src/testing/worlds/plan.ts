import { type AccountType, accountTypes } from '@traject/contract/common/access';
import fc from 'fast-check';

/** The states an organisation's record of somebody can be in. */
const standings = [
  ...(['in', 'invited', 'listed', 'left', 'waiting', 'shut out', 'erased'] as const),
];
export type Standing = (typeof standings)[number];
export type Part = { type: AccountType; standing: Standing };

/**
 * One person, whom A knows and usually B too, by one address; without an account nobody accepted.
 */
export type Shared = {
  hasAccount: boolean;
  inA: Part;
  inB: Part | undefined;
  /** A spells the address in another case than B. */
  inCapitals: boolean;
  /** A's admin mailed them so often this hour that the limit is reached. */
  isNagged: boolean;
  /** What B's admin does with them: indexes in the list of acts. */
  acts: number[];
};

export type Plan = { people: Shared[]; both: Shared; outside: Shared };

const part = (standing: fc.Arbitrary<Standing>, types: readonly AccountType[] = accountTypes) =>
  fc.record({ type: fc.constantFrom(...types), standing });

const acts = fc.uniqueArray(fc.nat(99), { minLength: 3, maxLength: 6 });
const some = { inCapitals: fc.boolean(), isNagged: fc.boolean(), acts };

const withAccount = fc.record({
  ...some,
  hasAccount: fc.constant(true),
  inA: part(fc.constantFrom(...standings)),
  inB: fc.option(part(fc.constantFrom(...standings)), { freq: 4, nil: undefined }),
});
const unasked = part(fc.constantFrom<Standing>('invited', 'listed', 'erased'));
const withoutAccount = fc.record({
  ...some,
  hasAccount: fc.constant(false),
  inA: unasked,
  inB: fc.option(unasked, { freq: 4, nil: undefined }),
});

/** The callers: always in B, and usually somebody there who sees a lot. */
const caller = (...inA: Standing[]) =>
  fc.record({
    ...some,
    hasAccount: fc.constant(true),
    inA: part(fc.constantFrom(...inA)),
    inB: part(fc.constant<Standing>('in'), ['admin', 'admin', ...accountTypes]),
  });

const plan: fc.Arbitrary<Plan> = fc.record({
  people: fc.array(fc.oneof({ weight: 2, arbitrary: withAccount }, withoutAccount), {
    minLength: 1,
    maxLength: 3,
  }),
  both: caller('in'),
  outside: caller('left', 'left', 'shut out', 'invited', 'erased'),
});

/** The same seed gives the same world. */
export const planOf = (seed: number): Plan => fc.sample(plan, { seed, numRuns: 1 })[0] as Plan;

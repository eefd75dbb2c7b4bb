import { type AccountType, accountTypes } from '@traject/contract/common/access';
import fc from 'fast-check';

/** How an organisation's record of somebody may stand. */
const standings = [
  ...(['in', 'invited', 'listed', 'left', 'waiting', 'shut out', 'erased'] as const),
];
export type Standing = (typeof standings)[number];
export type Part = { type: AccountType; standing: Standing };

/** One person, whom A knows and mostly B too, by one address; without an account nobody said yes. */
export type Shared = {
  hasAccount: boolean;
  inA: Part;
  inB: Part | undefined;
  /** A writes the address in other letters than B. */
  inCapitals: boolean;
  /** A's admin asked them so often this hour that it may not once more. */
  isNagged: boolean;
  /** What B's admin does with them: places in the list of acts. */
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

/** Those who call: in B for certain, and there mostly somebody who sees much. */
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

/** The same world for the same seed. */
export const planOf = (seed: number): Plan => fc.sample(plan, { seed, numRuns: 1 })[0] as Plan;

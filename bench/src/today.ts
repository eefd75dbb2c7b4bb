import type { Call, Loader, Measured } from './load.ts';
import type { Program } from './processes.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

type Scales = Record<'large' | 'small', Visitor>;
type Pace = { loader: Loader; rounds: number; seconds: number };
type Given = Pace & { counselor: Scales; coordinator: Scales };

/** One's own day with forty trajectories, and that of a whole organisation, beside the first list. */
export async function todayLines({ counselor, coordinator, ...given }: Given) {
  const of = (what: string, path: string, { large, small }: Scales) =>
    besideList({
      ...{ ...given, what, growth: 'at 1,000,000 tasks to 10,000' },
      large: asking(large, path),
      small: asking(small, path),
      list: asking(large, '/trajectories'),
    });
  const own = await of('today', '/today', counselor);
  return [...own, ...(await of('today of everyone', '/today?scope=everyone', coordinator))];
}

/**
 * The list that an office works from: what is open of each of its five thousand invoices is added up
 * for the totals above it, so that it costs as many as there are.
 */
export async function invoiceLines({ large, small, ...given }: Pace & Scales) {
  const path = ({ organisation }: Visitor) => `/organisations/${organisation}/invoices`;
  return besideList({
    ...{ ...given, what: 'invoices', growth: 'at 5,000 invoices to 50', most: [30, 100] },
    large: asking(large, path(large)),
    small: asking(small, path(small)),
    list: asking(large, '/trajectories'),
  });
}

export const asking = ({ program, call }: Pick<Visitor, 'program' | 'call'>, path: string) => ({
  ...{ program, calls: [call(path)] },
});

/** Nobody opens their day fifty times at once; what each costs is the same. */
const connections = 10;

type Asking = { program: Program; calls: Call[] };
type Asked = Pace &
  Record<'large' | 'small' | 'list', Asking> & {
    what: string;
    growth: string;
    /** Of the list of trajectories, and of the same with little around it. */
    most?: [number, number];
  };

/** What a call costs to the list of trajectories, and with much around it to with little. */
export async function besideList({ what, growth, large, small, list: beside, ...pace }: Asked) {
  const { loader, rounds, seconds, most = [2, 1.3] } = pace;
  const [ours, list, little] = await loader.inTurns(
    [
      { ...large, seconds, connections },
      { ...beside, seconds, connections },
      { ...small, seconds, connections },
    ],
    rounds,
  );
  if (!ours || !list || !little) throw new Error('Nothing was measured');
  return [
    line(`${what}: processor, to the list of trajectories`, [ours, list], most[0]),
    line(`${what}: processor ${growth}`, [ours, little], most[1]),
  ];
}

export const line = (what: string, [ours, other]: [Measured, Measured], goal: number): Line => ({
  what,
  ours: cost(ours),
  bare: cost(other),
  figure: (ours.app + ours.database) / (other.app + other.database),
  goal,
  way: 'at most',
});

const cost = ({ app, database }: Measured) => `${app.toFixed(2)} + ${database.toFixed(2)} ms`;

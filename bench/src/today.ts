import type { Loader, Measured } from './load.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

type Scales = Record<'large' | 'small', Visitor>;
type Given = {
  counselor: Scales;
  coordinator: Scales;
  loader: Loader;
  rounds: number;
  seconds: number;
};

/** One's own day with forty trajectories, and that of a whole organisation, beside the first list. */
export async function todayLines({ counselor, coordinator, ...given }: Given) {
  const own = await linesOf('today', '/today', { ...given, ...counselor });
  const all = { ...given, ...coordinator };
  return [...own, ...(await linesOf('today of everyone', '/today?scope=everyone', all))];
}

/** Nobody opens their day fifty times at once; what each costs is the same. */
const connections = 10;

type Asked = Omit<Given, 'counselor' | 'coordinator'> & Scales;

async function linesOf(what: string, path: string, asked: Asked): Promise<Line[]> {
  const { large, small, loader, rounds, seconds } = asked;
  const [ours, list, little] = await loader.inTurns(
    [
      { program: large.program, calls: [large.call(path)], seconds, connections },
      { program: large.program, calls: [large.call('/trajectories')], seconds, connections },
      { program: small.program, calls: [small.call(path)], seconds, connections },
    ],
    rounds,
  );
  if (!ours || !list || !little) throw new Error('Nothing was measured');
  return [
    line(`${what}: processor, to the list of trajectories`, [ours, list], 2),
    line(`${what}: processor at 1,000,000 tasks to 10,000`, [ours, little], 1.3),
  ];
}

const line = (what: string, [ours, other]: [Measured, Measured], goal: number): Line => ({
  what,
  ours: cost(ours),
  bare: cost(other),
  figure: (ours.app + ours.database) / (other.app + other.database),
  goal,
  way: 'at most',
});

const cost = ({ app, database }: Measured) => `${app.toFixed(2)} + ${database.toFixed(2)} ms`;

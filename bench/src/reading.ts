import { aNote } from './database.ts';
import type { Call, Load, Loader, Measured } from './load.ts';
import type { Program } from './processes.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

type Given = {
  large: Visitor;
  small: Visitor;
  bare?: Program;
  loader: Loader;
  rounds: number;
  seconds: number;
  /** Those to be read; all, unless they are named. */
  reads?: readonly string[] | undefined;
  /** Who the visitor is, where it makes a difference. */
  as?: string;
  /** Of the trajectories around, in the two. */
  scale?: string;
};

/**
 * One call in the three programs: ours with much data, ours with little, the bare one with much.
 */
type Case = {
  what: string;
  calls: (visitor: Visitor) => Call[];
  bare: (visitor: Visitor) => string[];
};

const lastOffset = (total: number) => Math.floor((total - 1) / 15) * 15;
const cases = {
  one: {
    what: 'one trajectory',
    calls: ({ ids, call }) => ids.map((id) => call(`/trajectories/${id}`)),
    bare: ({ ids }) => ids.map((id) => `/one/${id}`),
  },
  notes: {
    what: 'notes of a trajectory',
    calls: ({ ids, call }) => ids.map((id) => call(`/trajectories/${id}/notes`)),
    bare: ({ ids }) => ids.map((id) => `/notes/${id}`),
  },
  dashboard: {
    what: 'dashboard',
    calls: ({ ids, call }) => ids.map((id) => call(`/trajectories/${id}/dashboard`)),
    bare: () => [],
  },
  create: {
    what: 'create a note',
    calls: ({ ids, call }) =>
      ids.map((id) => ({ ...call(`/trajectories/${id}/notes`, 'POST', aNote), keyed: true })),
    bare: ({ ids }) => ids.map((id) => `/create/${id}`),
  },
  first: {
    what: 'list, first page',
    calls: ({ call }) => [call('/trajectories')],
    bare: ({ organisation }) => [`/list/${organisation}/0`],
  },
  last: {
    what: 'list, last page',
    calls: ({ call, total }) => [call(`/trajectories?page=${lastOffset(total) / 15 + 1}`)],
    bare: ({ organisation, total }) => [`/list/${organisation}/${lastOffset(total)}`],
  },
  search: {
    what: 'search by name',
    calls: ({ call, names }) => names.map((name) => call(`/trajectories?q=${encodeURI(name)}`)),
    bare: () => [],
  },
} satisfies Record<string, Case>;

/** The same, for somebody who sees only their own trajectories and those shared with them. */
export async function sharedLines(given: Given) {
  const wanted = ['one', 'dashboard', 'first', 'last', 'search'];
  return readingLines({ ...given, reads: wanted, as: 'own and shared' });
}

export async function readingLines(given: Given) {
  const { large, small, bare, loader, rounds, seconds, reads, as, scale } = given;
  const lines: Line[] = [];
  for (const [name, { what: asked, calls, bare: paths }] of Object.entries(cases) as [
    keyof typeof cases,
    Case,
  ][]) {
    if (reads && !reads.includes(name)) continue;
    const what = as ? `${asked} (${as})` : asked;
    const loads: Load[] = [
      { program: large.program, calls: calls(large), seconds },
      { program: small.program, calls: calls(small), seconds },
    ];
    const bareCalls = paths(large).map(
      (path): Call => ({ method: name === 'create' ? 'POST' : 'GET', path }),
    );
    if (bare && bareCalls.length > 0) loads.push({ program: bare, calls: bareCalls, seconds });
    const [ours, little, limit] = await loader.inTurns(loads, rounds);
    if (!ours || !little) throw new Error('Nothing was measured');
    if (limit) lines.push(...against(name, what, ours, limit));
    lines.push(growth(name, `${what}: processor at ${scale ?? '100,000 to 1,000'}`, ours, little));
  }
  return lines;
}

/** Of the bare program: how many calls a second at least, and how much processor time at most. */
const speeds: Partial<Record<keyof typeof cases, number>> = {
  one: 0.6,
  notes: 0.8,
  create: 0.65,
  first: 2,
  last: 2,
};
const costs: Partial<Record<keyof typeof cases, number>> = { one: 1.4, notes: 1.4, create: 1.8 };

function against(name: keyof typeof cases, what: string, ours: Measured, bare: Measured): Line[] {
  const speed: Line = {
    what: `${what}: requests a second`,
    ours: `${Math.round(ours.perSecond)}/s (${cost(ours)})`,
    bare: `${Math.round(bare.perSecond)}/s (${cost(bare)})`,
    figure: ours.perSecond / bare.perSecond,
    goal: speeds[name] ?? 1,
    way: 'at least',
  };
  const most = costs[name];
  if (!most) return [speed];
  return [
    speed,
    {
      what: `${what}: processor`,
      ours: cost(ours),
      bare: cost(bare),
      figure: (ours.app + ours.database) / (bare.app + bare.database),
      goal: most,
      way: 'at most',
    },
  ];
}

const goals = {
  one: 1.2,
  notes: 1.2,
  dashboard: 1.3,
  create: 1.2,
  first: 1.3,
  last: 2,
  search: 2,
};

const growth = (
  name: keyof typeof cases,
  what: string,
  ours: Measured,
  little: Measured,
): Line => ({
  what,
  ours: cost(ours),
  bare: cost(little),
  figure: (ours.app + ours.database) / (little.app + little.database),
  goal: goals[name],
  way: 'at most',
});

const cost = ({ app, database }: Measured) => `${app.toFixed(2)} + ${database.toFixed(2)} ms`;

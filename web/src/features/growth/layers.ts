import type { GrownProcess, Growth, Target } from '@traject/contract/growth';
import { today } from '../../platform/format.ts';

export const layerNames = ['self', 'others', 'earlier', 'group', 'target'] as const;
export type LayerName = (typeof layerNames)[number];

/** Which layers lie over the chart, and which day is the earlier one. */
export type Layers = { shown: readonly LayerName[]; on: string };

export const firstLayers = (): Layers => ({ shown: [], on: monthsAgo(3) });

/** The same day, or the last one of a shorter month. */
export function monthsAgo(months: number, day = today()) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)));
  return then.toISOString().slice(0, 10);
}

/**
 * The level that counts on a day, or now: the latest by others; without one, the student's own
 * latest. They come in the order in which they were given.
 */
export function counted(given: GrownProcess['levels'], until = '9999'): number | null {
  const known = given.filter(({ on }) => on <= until);
  const last = known.findLast(({ is_own }) => !is_own) ?? known.at(-1);
  return last?.score ?? null;
}

type Known = { growth: Growth; targets: readonly Target[] };

/** Those that there is something of. */
export const offered = ({ growth, targets }: Known): LayerName[] =>
  layerNames.filter((name) => {
    if (name === 'group') return growth.processes.some(({ median }) => median !== null);
    if (name === 'target') return targets.some(isAhead);
    const isOwn = name === 'self';
    if (name === 'earlier') return growth.processes.some(({ levels }) => levels.length > 0);
    return growth.processes.some(({ levels }) => levels.some(({ is_own }) => is_own === isOwn));
  });

export const isAhead = ({ due_on }: Target) => due_on >= today();

/** The level of each work process in a layer. */
export function scoresIn(name: LayerName, { growth, targets }: Known, on: string) {
  const next = new Map(
    targets
      .filter(isAhead)
      .map(({ work_process, score }) => [work_process.work_process_id, score] as const)
      .reverse(),
  );
  const of: Record<LayerName, (process: GrownProcess) => number | null> = {
    self: ({ levels }) => levels.findLast(({ is_own }) => is_own)?.score ?? null,
    others: ({ levels }) => levels.findLast(({ is_own }) => !is_own)?.score ?? null,
    earlier: ({ levels }) => counted(levels, on),
    group: ({ median }) => median,
    target: ({ work_process }) => next.get(work_process.work_process_id) ?? null,
  };
  return growth.processes.map(of[name]);
}

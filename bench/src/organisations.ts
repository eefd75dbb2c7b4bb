import { events } from './events.ts';
import type { Loader } from './load.ts';
import type { Program } from './processes.ts';
import { readingLines } from './reading.ts';
import type { Line } from './table.ts';
import { asking, line } from './today.ts';
import { visitorOf } from './visitor.ts';

type Given = Record<'many' | 'small', Program> & {
  loader: Loader;
  rounds: number;
  seconds: number;
};

/** The same pages where 2,000 organisations have 500,000 trajectories, to where 20 have 1,000. */
export async function organisationLines({ many, small, ...given }: Given): Promise<Line[]> {
  const { loader, rounds, seconds } = given;
  const large = await visitorOf(many);
  const growth = await readingLines({
    ...{ ...given, large, small: await visitorOf(small) },
    scale: '500,000 in 2,000 organisations to 1,000 in 20',
  });
  const asked = ['/events', '/trajectories'].map((path) => asking(large, path));
  const [log, list] = await loader.inTurns(
    asked.map((one) => ({ ...one, seconds, connections: 10 })),
    rounds,
  );
  if (!log || !list) throw new Error('Nothing was measured');
  const what = `the log of ${events.toLocaleString('en')} events: processor, to the list`;
  return [...growth, line(what, [log, list], 2)];
}

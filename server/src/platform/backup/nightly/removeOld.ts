import type { Db } from '../../database/db.ts';
import type { Clock } from '../../program/clock.ts';
import { withSteadyClock } from '../../program/steadyClock.ts';
import { knownBackups, noteRemoved } from '../backups.queries.ts';
import type { Destination } from './destination.ts';
import { kept } from './kept.ts';
import { prefixOf, timeIn } from './names.ts';
import { sayWhy, whyOf } from './words.ts';

type On = { owner: { db: Db }; clock: Clock; destination: Destination; installation: string };

/** `why`: what kept it from removing more. */
export type Removed = { names: string[]; why?: string };

/**
 * By the rule of what is kept, and only what this database knows that it made: a copy of the machine
 * has the same number, and may keep its backups in the same place. Not while the clock cannot be
 * trusted, nor in a night whose backup could not be restored.
 */
export async function removeOld(on: On, isNewestWhole: boolean): Promise<Removed> {
  const names: string[] = [];
  if (!isNewestWhole) return { names, why: 'The newest backup could not be restored.' };
  try {
    await withSteadyClock(on.owner.db, on.clock, async () => {
      for (const name of await oldNames(on)) {
        await on.destination.remove(name);
        await noteRemoved(on.owner.db, name, on.clock());
        names.push(name);
      }
    });
    return { names };
  } catch (error) {
    return { names, why: sayWhy('en', whyOf(error)) };
  }
}

async function oldNames({ owner, clock, destination, installation }: On) {
  const known = await knownBackups(owner.db);
  const stored = (await destination.names(prefixOf(installation))).flatMap((name) => {
    const at = timeIn(name, installation);
    const isSound = known.get(name);
    return at && isSound !== undefined ? [{ name, at, isSound }] : [];
  });
  const staying = kept(stored, clock());
  return stored.map(({ name }) => name).filter((name) => !staying.has(name));
}

/** What runs that were killed left unfinished. */
export async function clearParts({ owner, destination, installation }: Omit<On, 'clock'>) {
  const known = await knownBackups(owner.db);
  for (const name of await destination.names(prefixOf(installation)))
    if (name.endsWith('.part') && known.has(name.slice(0, -'.part'.length)))
      await destination.remove(name);
}

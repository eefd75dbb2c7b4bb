import type { Db } from '../../database/db.ts';
import type { Clock } from '../../program/clock.ts';
import { withSteadyClock } from '../../program/steadyClock.ts';
import { noteRemoved, unsoundNames } from '../backups.queries.ts';
import type { Destination } from './destination.ts';
import { kept } from './kept.ts';
import { prefixOf, timeIn } from './names.ts';
import { sayWhy, whyOf } from './words.ts';

type On = { owner: { db: Db }; clock: Clock; destination: Destination; installation: string };

/** `why`: what kept it from removing more. */
export type Removed = { names: string[]; why?: string };

/**
 * By the rule of what is kept, and only what bears the name of a backup of this installation. Not
 * while the clock cannot be trusted, nor in a night whose backup could not be restored.
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
  const unsound = await unsoundNames(owner.db);
  const stored = (await destination.names(prefixOf(installation))).flatMap((name) => {
    const at = timeIn(name, installation);
    return at ? [{ name, at, isSound: !unsound.has(name) }] : [];
  });
  const staying = kept(stored, clock());
  return stored.map(({ name }) => name).filter((name) => !staying.has(name));
}

/** What runs that were killed left unfinished. */
export async function clearParts(destination: Destination, installation: string) {
  for (const name of await destination.names(prefixOf(installation)))
    if (name.endsWith('.part') && timeIn(name.slice(0, -'.part'.length), installation))
      await destination.remove(name);
}

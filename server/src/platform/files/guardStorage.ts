import type { Db } from '../database/db.ts';
import { withTimeout } from '../program/withTimeout.ts';
import { areOurs, claimStorage, holdsNewest } from './installation.ts';
import { NotOurs, ObjectMissing, type Storage, storageAway, whyAway } from './storage.ts';

/** `swapped`: it answers, and is empty or another's: not mounted, emptied or replaced. */
export type StorageState = { is: 'ours' | 'swapped' } | { is: 'away'; why: string };
export type GuardedStorage = Storage & { state: () => Promise<StorageState> };

/** Whoever asks for the state is not kept waiting by a folder or a store that hangs. */
const patience = 1000;

/**
 * The storage, as long as it is the one that was there before. A folder that is not mounted looks
 * like an empty one: files would seem never to have been, and what is stored would be lost. A
 * bucket that was seen to be ours is not asked again within `freshFor` milliseconds.
 */
export function guardStorage(storage: Storage, db: Db, freshFor = 0): GuardedStorage {
  const { look, claim } = ownership(storage, db);
  let seenAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | undefined;

  const lookAnew = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking.then((is) => {
      seenAt = is ? performance.now() : Number.NEGATIVE_INFINITY;
      return is;
    });
  };
  const isOurs = async () => performance.now() - seenAt < freshFor || (await lookAnew());

  return {
    ...storage,
    async put(...file) {
      refuseUnless(await isOurs());
      await storage.put(...file);
    },
    get: (key, range) =>
      storage.get(key, range).catch(async (error: unknown) => {
        if (error instanceof ObjectMissing) refuseUnless(await lookAnew());
        throw error;
      }),
    claim,
    state: () =>
      withTimeout(isOurs().then(unlessReadOnly(storage)), patience).then(
        (is): StorageState => ({ is: is ? 'ours' : 'swapped' }),
        (error): StorageState => ({ is: 'away', why: whyAway(error) }),
      ),
  };
}

/** Asked before anybody sends a file, not at each. */
const unlessReadOnly = (storage: Storage) => async (is: boolean) => {
  if (is) await storage.proveWritable?.();
  return is;
};

/**
 * Once it was ours, an empty one is not, however few files the database knows. A folder that is where
 * it was is not searched: that is asked at each file.
 */
function ownership(storage: Storage, db: Db) {
  let ours: string | undefined;
  let seen: string | undefined;

  async function look() {
    if (!ours) return (await claimStorage({ ...storage, claim }, db)) !== undefined;
    const owner = await storage.owner();
    const place = owner && (await storage.place?.());
    if (owner === ours && place && place === seen) return true;
    if (!(await isOurs(owner))) return false;
    // Only its mark was lost.
    if (!owner) await storage.claim(ours);
    seen = await storage.place?.();
    return true;
  }
  const isOurs = async (owner: string | undefined) =>
    owner ? owner === ours && (await holdsNewest(storage, db)) : areOurs(storage, db, never);
  async function claim(installation: string) {
    if (ours) refuseUnless(await look());
    const now = await storage.claim(installation);
    ours = installation;
    seen = await storage.place?.();
    return now;
  }
  return { look, claim };
}

function refuseUnless(isOurs: boolean) {
  if (!isOurs) throw storageAway(new NotOurs());
}

const never = async () => false;

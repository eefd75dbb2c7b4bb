import { ObjectMissing, type Range, type Storage } from './storage.ts';

/** What a row names; though it was swept, it goes back from the bin to where it was. */
export async function getKept(storage: Storage, key: string, range?: Range) {
  try {
    return await storage.get(key, range);
  } catch (error) {
    ignoreMissing(error);
    // Of two who open it at once the second finds it back already.
    await storage.bin.takeBack(key).catch(ignoreMissing);
    return storage.get(key, range);
  }
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof ObjectMissing)) throw error;
}

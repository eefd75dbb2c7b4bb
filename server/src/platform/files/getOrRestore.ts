import { ObjectMissing, type Range, type Storage } from './storage.ts';

/** Reads the file a row refers to; one that was swept by mistake is restored from the bin first. */
export async function getOrRestore(storage: Storage, key: string, range?: Range) {
  try {
    return await storage.get(key, range);
  } catch (error) {
    ignoreMissing(error);
    // If two callers come at once, the second finds it restored already.
    await storage.bin.takeBack(key).catch(ignoreMissing);
    return storage.get(key, range);
  }
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof ObjectMissing)) throw error;
}

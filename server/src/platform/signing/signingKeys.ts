import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWK,
} from 'jose';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Sealing } from './sealing.ts';

export const algorithm = 'RS256';

/** `nameOf` makes the name of a new key; it keeps that for ever, wherever the program moves. */
type Outside = { db: Db; sealing: Sealing; nameOf: (thumbprint: string) => string };

/** Every key that ever signed. */
export async function publicKeys(db: Db): Promise<(JWK & { kid: string })[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk'])
    .orderBy('id')
    .execute();
  return rows.map(({ kid, public_jwk }) => ({
    ...{ ...(public_jwk as JWK), kid, alg: algorithm, use: 'sig' },
  }));
}

/** The newest key that opens. The first time, and after the secret was replaced, it is made. */
export async function currentKey(outside: Outside) {
  const known = await openKey(outside);
  if (known) return known;
  return inOne(outside.db, async (db) => {
    // If two come at once, the first makes it for both: the other waits until it is committed.
    await sql`select pg_advisory_xact_lock(hashtext('traject.signing'))`.execute(db);
    return (await openKey({ ...outside, db })) ?? addKey({ ...outside, db });
  });
}

const inOne = <T>(db: Db, work: (db: Db) => Promise<T>) =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

async function openKey({ db, sealing }: Outside) {
  const keys = db.selectFrom('signing_keys').select(['kid', 'private_sealed']);
  for (const { kid, private_sealed } of await keys.orderBy('id', 'desc').execute()) {
    const text = sealing.open(private_sealed, kid);
    if (text) return { kid, key: await importPKCS8(text, algorithm) };
  }
  return undefined;
}

/** Named by what it is, so that another one never has its name, not even after a restore. */
async function addKey({ db, sealing, nameOf }: Outside) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const public_jwk = await exportJWK(publicKey);
  const kid = nameOf(await calculateJwkThumbprint(public_jwk));
  const private_sealed = sealing.seal(await exportPKCS8(privateKey), kid);
  await db.insertInto('signing_keys').values({ kid, public_jwk, private_sealed }).execute();
  return { kid, key: privateKey };
}

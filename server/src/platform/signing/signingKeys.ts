import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK } from 'jose';
import type { Db } from '../database/db.ts';
import type { Sealing } from './sealing.ts';

export const algorithm = 'RS256';

type Outside = { db: Db; sealing: Sealing };

/** Every key that ever signed, with its number. */
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
export async function currentKey({ db, sealing }: Outside) {
  const known = await privateKeys(db);
  for (const { kid, private_sealed } of known) {
    const text = sealing.open(private_sealed, kid);
    if (text) return { kid, key: await importPKCS8(text, algorithm) };
  }
  await addKey({ db, sealing }, `traject-${known.length + 1}`);
  return currentKey({ db, sealing });
}

const privateKeys = (db: Db) =>
  db.selectFrom('signing_keys').select(['kid', 'private_sealed']).orderBy('id', 'desc').execute();

/** If two make the same one, the first makes it for both: the other waits until it is committed. */
async function addKey({ db, sealing }: Outside, kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const public_jwk = await exportJWK(publicKey);
  const private_sealed = sealing.seal(await exportPKCS8(privateKey), kid);
  await db
    .insertInto('signing_keys')
    .values({ kid, public_jwk, private_sealed })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
}

import type { Db } from '../platform/database/db.ts';
import type { Settings } from '../platform/program/settings.ts';
import type { Outside } from './documents.ts';
import { loadDemo } from './load.ts';

/**
 * Decides once, at the first start, whether this installation is a demo: an empty database of our
 * own is, unless DEMO=0 or it is set up for others; another only with DEMO=1, and never one that
 * already holds accounts.
 */
export async function setupDemo(
  { db, ...outside }: Outside & { db: Db },
  settings: Settings,
): Promise<boolean> {
  const wanted = settings.DEMO ?? isTryout(settings);
  const decide = async (tx: Db) => {
    const { demo } = await tx
      .selectFrom('installation')
      .select('demo')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if ((demo || wanted) && isForOthers(settings)) throw new Error(notForOthers);
    if (demo !== null && !(settings.DEMO && !demo)) return demo;
    if (settings.DEMO && (await hasAccounts(tx)))
      throw new Error(
        'DEMO=1 is set, but this database holds accounts already: nothing was loaded.',
      );
    if (wanted) await loadDemo(outside, tx);
    await tx.updateTable('installation').set({ demo: wanted }).execute();
    return wanted;
  };
  return outside.files.guard(() => db.transaction().execute(decide));
}

/** Anybody can read in the README how to sign in to a demo. */
const isForOthers = ({ PUBLIC_URL, production }: Settings) =>
  production || (PUBLIC_URL !== undefined && !ownMachine.includes(new URL(PUBLIC_URL).hostname));

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];
const notForOthers =
  'This is the demo, whose passwords everybody knows, and PUBLIC_URL or NODE_ENV=production say ' +
  'that it is for others: start with DEMO=0 on an empty DATA_DIR or database, or without those two.';

/** Somebody looking around on their own machine; a site for others has a configured address. */
const isTryout = ({ DATABASE_URL, PUBLIC_URL, production }: Settings) =>
  !DATABASE_URL && !PUBLIC_URL && !production;

const hasAccounts = async (db: Db) =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined ||
  (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;

import { createHash, randomUUID } from 'node:crypto';
import { type Device, isKnownDevice } from '../../platform/access/devices.ts';
import { createLines } from '../../platform/access/throttle.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';

/** So many wrong guesses in so many minutes cost nothing; each one after that is made to wait. */
const free = {
  /** In a browser where its owner signed in before: only what is guessed there counts. */
  device: { tries: 10, minutes: 15 },
  /** At one account from one address, at one account from anywhere, from one address at anybody. */
  pair: { tries: 10, minutes: 15 },
  account: { tries: 30, minutes: 60 },
  address: { tries: 100, minutes: 15 },
};
type Rule = keyof typeof free;
type Counted = Partial<Record<Rule, string>>;

type Account = { id: number; password_hash: string | null } | undefined;
type Trying = { email: string; address: string; device: Device };

export type Patience = ReturnType<typeof createPatience>;

const known = new WeakMap<World['limits'], Patience>();

/** One for all that ask for a password: the lines are in memory, and everybody waits in the same. */
export function patienceOf(world: World): Patience {
  const patience = known.get(world.limits) ?? createPatience(world);
  known.set(world.limits, patience);
  return patience;
}

/**
 * Limits that hurt who guesses and not who owns: nobody is locked out, and a right password always
 * gets in at last. Counted before the password is looked at, so that waiting tells nothing.
 */
function createPatience({ limits }: World) {
  const ofAccount = createLines({ seconds: 2, most: 3, oneByOne: true });
  const ofAddress = createLines({ seconds: 2, most: 64, oneByOne: false });

  return {
    async wait(db: Db, account: Account, trying: Trying): Promise<Counted> {
      const counted = await whatCounts(db, account, trying);
      const slow = new Set<Rule>();
      for (const [rule, what] of Object.entries(counted) as [Rule, string][]) {
        const { tries, minutes } = free[rule];
        if ((await limits.add(db, what, minutes)) > tries) slow.add(rule);
      }
      const { device, account: everywhere = '' } = counted;
      if (slow.has('device')) await ofAccount(device ?? '', trying.address);
      else if (slow.has('pair') || slow.has('account')) await ofAccount(everywhere, trying.address);
      else if (slow.has('address')) await ofAddress(trying.address, randomUUID());
      return counted;
    },

    /** What was right is no guess; and who got in there may mistype again. */
    async forgive(db: Db, { device, pair, account, address }: Counted) {
      await limits.clear(db, [device, pair].filter(isThere));
      await limits.takeBack(db, [account, address].filter(isThere));
    },
  };
}

const isThere = (what: string | undefined) => what !== undefined;

async function whatCounts(db: Db, account: Account, { email, address, device }: Trying) {
  const { hash } = device;
  // Of one password: when its owner sets another, what was guessed before is forgotten with it.
  const password = createHash('sha256')
    .update(account?.password_hash ?? '')
    .digest('base64url');
  const of = `${email.toLowerCase()} ${password}`;
  if (account && hash && (await isKnownDevice(db, account.id, hash)))
    return { device: `guess of ${of} in ${hash.toString('base64url')}` };
  return {
    pair: `guess of ${of} from ${address}`,
    account: `guess of ${of}`,
    address: `guess from ${address}`,
  };
}

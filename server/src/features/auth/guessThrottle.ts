import { createHash, randomUUID } from 'node:crypto';
import { type Device, isKnownDevice } from '../../platform/access/devices.ts';
import { createThrottle } from '../../platform/access/throttle.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';

/** This many wrong guesses in this many minutes cost nothing; each one after that is delayed. */
const free = {
  /** In a browser where the owner has signed in before: only guesses made there count. */
  device: { tries: 10, minutes: 15 },
  /**
   * On one account from one address, on one account from anywhere, from one address on any account.
   */
  pair: { tries: 10, minutes: 15 },
  account: { tries: 30, minutes: 60 },
  address: { tries: 100, minutes: 15 },
};
type Rule = keyof typeof free;
type Counted = Partial<Record<Rule, string>>;

type Account = { id: number; password_hash: string | null } | undefined;
type Trying = { email: string; address: string; device: Device };

export type GuessThrottle = ReturnType<typeof createGuessThrottle>;

const known = new WeakMap<World['limits'], GuessThrottle>();

/** One for all calls that ask for a password: its queues are in memory and shared. */
export function guessThrottleOf(world: World): GuessThrottle {
  const throttle = known.get(world.limits) ?? createGuessThrottle(world);
  known.set(world.limits, throttle);
  return throttle;
}

/**
 * A rate limit that hurts those who guess and not the owner: nobody is locked out, and the right
 * password always gets in eventually. Counted before the password is checked, so that the delay
 * reveals nothing.
 */
function createGuessThrottle({ limits }: World) {
  const ofAccount = createThrottle({ seconds: 2, most: 3, oneByOne: true });
  const ofAddress = createThrottle({ seconds: 2, most: 64, oneByOne: false });

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

    /** A right password was not a guess, and an owner who got in may mistype again. */
    async forgive(db: Db, { device, pair, account, address }: Counted) {
      await limits.clear(db, [device, pair].filter(isThere));
      await limits.takeBack(db, [account, address].filter(isThere));
    },
  };
}

const isThere = (what: string | undefined) => what !== undefined;

async function whatCounts(db: Db, account: Account, { email, address, device }: Trying) {
  const { hash } = device;
  // Per password: when the owner sets a new one, earlier guesses are forgotten with the old one.
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

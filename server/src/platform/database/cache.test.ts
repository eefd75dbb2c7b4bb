import { describe, expect, it, vi } from 'vitest';
import { openScopes } from '../../scopes.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { createSessions } from '../access/session.ts';
import { createCache } from './cache.ts';
import { createInvalidation } from './invalidation.ts';
import { openDb } from './openDb.ts';

const { db, invalidation, url } = await testDb();
const clock = () => new Date();
const secret = 'a secret of thirty-two characters and more';
const organisation = await anOrganisation(db);

/** The same program on the same database, like a second process. */
const elsewhere = openDb(url, { max: 2 });
const sessions = createSessions(secret, { clock, invalidation });
const others = createSessions(secret, { clock, invalidation: elsewhere.invalidation });

const signedIn = async () => {
  const account = await anAccount(db, { in: [['counselor', organisation]] });
  const header = `Bearer ${await sessions.open(db, account)}`;
  const user = await sessions.userOf(db, header);
  if (!user) throw new Error('nobody is signed in');
  return { account, header, user };
};

describe('a cached session', () => {
  it('gives the same answer without asking the database again', async () => {
    const { header, user } = await signedIn();
    expect(await sessions.userOf(db, header)).toBe(user);
  });

  it('ends before signing out of this process is answered', async () => {
    const { header, user } = await signedIn();
    await sessions.close(db, user.session_id);
    expect(await sessions.userOf(db, header)).toBeUndefined();
  });

  it('ends when another process revokes it, closes the account or takes the role away', async () => {
    const { account, header } = await signedIn();
    expect((await others.userOf(elsewhere.db, header))?.account_id).toBe(account.account_id);
    await elsewhere.db.deleteFrom('memberships').where('person_id', '=', account.id).execute();
    const places = async () => (await sessions.userOf(db, header))?.organisation_ids;
    await expect.poll(places).toEqual([]);
    await others.closeAll(elsewhere.db, account.account_id);
    await expect.poll(() => sessions.userOf(db, header)).toBeUndefined();
  });

  it('ends when it expires', async () => {
    const { header } = await signedIn();
    const late = createSessions(secret, {
      clock: () => new Date(Date.now() + 8 * 3_600_000 + 1000),
      invalidation,
    });
    expect(await late.userOf(db, header)).toBeUndefined();
  });
});

describe('a cached trajectory', () => {
  it('is gone when another process deletes it', async () => {
    const { account, user } = await signedIn();
    const { id } = await aTrajectory(db, organisation, { counselor: account });
    const scopes = openScopes(invalidation, clock);
    const find = () => scopes(db, { user, access: 'trajectories' }, { trajectoryId: id });
    expect((await find()).trajectory?.id).toBe(id);
    const hidden = { deleted_at: new Date() };
    await elsewhere.db.updateTable('trajectories').set(hidden).where('id', '=', id).execute();
    const refusal = () =>
      find().then(
        () => undefined,
        (error) => error,
      );
    await expect.poll(refusal).toMatchObject({ status: 404 });
    await elsewhere.close();
  });
});

describe('the cache', () => {
  const listening = () => {
    const told = createInvalidation();
    told.opened();
    return { told, cache: createCache<number, string>(told, 2) };
  };

  it('does not keep a value that changed while it was read', async () => {
    const { told, cache } = listening();
    await cache.get(1, async () => {
      told.told('account:7');
      return 'old';
    });
    expect(await cache.get(1, async () => 'new')).toBe('new');
  });

  it('is dropped when the listener is lost, and not trusted after a silence', async () => {
    const { told, cache } = listening();
    await cache.get(1, async () => 'before');
    told.closed();
    told.opened();
    expect(await cache.get(1, async () => 'after')).toBe('after');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    expect(await cache.get(1, async () => 'asked')).toBe('asked');
    vi.restoreAllMocks();
  });

  it('makes room for the newest', async () => {
    const { cache } = listening();
    for (const key of [1, 2, 3]) await cache.get(key, async () => `first ${key}`);
    expect(await cache.get(3, async () => 'again')).toBe('first 3');
    expect(await cache.get(1, async () => 'again')).toBe('again');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, time } = app;
const { aCase, visit, staff, marieke } = await aPortalDesk(app);

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type Case = Awaited<ReturnType<typeof aCase>>;

/** The page of a party, in a browser that knows them. */
async function opened(one: Case, party: 'client' | 'employer' = 'client') {
  await one.invite(party);
  const browser = await visit(one.emails[party]);
  const [{ id }] = (await browser.mine()).pages;
  const path = `/mine/pages/${id}`;
  const read = async (part: string) => (await browser.get(`${path}/${part}`)).json();
  return { ...browser, path, read };
}

const clientOf = async (one: Case) => (await staff.get(one.path)).json().client.id as number;
const shared = async (one: Case) => (await staff.get(`${one.path}/portal`)).json();
const changesOf = async (one: Case) =>
  (await shared(one)).changes.map(({ what, act, title }: Record<string, string>) =>
    [what, act, title].join(' ').trim(),
  );

describe('the details of a client', () => {
  it('are kept by themselves, and their counselor sees that they changed', async () => {
    const one = await aCase();
    const client = await opened(one);
    const before = await client.read('profile');
    const given = { phone_number: '030 271 48 00', city: 'Zeist', version: before.version };
    const changed = (await client.patch(`${client.path}/profile`, given)).json();
    expect(changed).toEqual({ ...before, ...given, version: before.version + 1 });
    const id = await clientOf(one);
    expect((await staff.get(`/clients/${id}`)).json()).toMatchObject({ city: 'Zeist' });
    expect(await changesOf(one)).toEqual(['details changed']);
    const event = await db
      .selectFrom('events')
      .where('action', '=', 'portal.changeDetails')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ person_id: id });
  });

  it('hold nothing that a counselor keeps about them', async () => {
    const one = await aCase();
    const id = await clientOf(one);
    const kept = {
      benefits: 'GEHEIM',
      intellectual_ability: 'GEHEIM',
      date_of_birth: '1990-01-01',
    };
    expect((await staff.patch(`/clients/${id}`, kept)).statusCode).toBe(200);
    const client = await opened(one);
    const details = await client.read('profile');
    expect(Object.keys(details).sort()).toEqual([
      ...['address', 'address_number', 'address_number_suffix', 'city', 'has_profile_picture'],
      ...['mobile_number', 'name', 'phone_number', 'postal_code', 'version'],
    ]);
    const path = `${client.path}/profile`;
    for (const wrong of [kept, { email: 'ander@example.nl' }, { name: 'Ander' }])
      expect((await client.patch(path, wrong)).statusCode).toBe(422);
  });

  it('are not overwritten by who saw an older version, or by nonsense', async () => {
    const one = await aCase();
    const client = await opened(one);
    const id = await clientOf(one);
    const path = `${client.path}/profile`;
    const { version } = await client.read('profile');
    await staff.patch(`/clients/${id}`, { city: 'Baarn' });
    const late = await client.patch(path, { city: 'Zeist', version });
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      422,
      expect.stringContaining(marieke.name),
    ]);
    const nested = { city: { city: { city: 'Zeist' } } };
    for (const wrong of [{ city: 'x'.repeat(101) }, nested, { phone_number: 'geen' }])
      expect((await client.patch(path, wrong)).statusCode).toBe(422);
    const huge = await client.patch(path, { city: 'x'.repeat(300_000) });
    expect(huge.statusCode).toBe(413);
    expect(await client.read('profile')).toMatchObject({ city: 'Baarn' });
    expect(await changesOf(one)).toEqual([]);
  });
});

describe('the picture of a client', () => {
  it('is set, seen and removed by themselves', async () => {
    const one = await aCase();
    const client = await opened(one);
    const path = `${client.path}/picture`;
    const sharp = (await import('sharp')).default;
    const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
    const png = await sharp({ create }).png().toBuffer();
    expect((await client.upload(path, { picture: aFile(png, 'ik.png') })).statusCode).toBe(204);
    const seen = { 'content-type': 'image/webp', 'cache-control': 'private, no-store' };
    expect((await client.get(path)).headers).toMatchObject(seen);
    const id = await clientOf(one);
    expect((await staff.get(`/clients/${id}/picture`)).statusCode).toBe(200);
    expect((await client.delete(path)).statusCode).toBe(204);
    expect((await client.get(path)).statusCode).toBe(404);
    expect(await changesOf(one)).toEqual(['picture removed', 'picture changed']);
  });

  it('is refused when it is no picture', async () => {
    const client = await opened(await aCase());
    const path = `${client.path}/picture`;
    for (const [bytes, name] of [
      [samples.pdf, 'ik.pdf'],
      [samples.html, 'ik.png'],
      [samples.jpg, 'ik.jpg'],
    ] as const)
      expect((await client.upload(path, { picture: aFile(bytes, name) })).statusCode).toBe(422);
    expect(await client.read('profile')).toMatchObject({ has_profile_picture: false });
  });
});

describe('what a client changed', () => {
  it('about themselves is told on each trajectory that goes on, an application on its own', async () => {
    const one = await aCase();
    const same = { client: { id: one.client_id } };
    const other = await aCase(same);
    const finished = await aCase({ ...same, state: 'completed_internal' });
    const removed = await aCase(same);
    await staff.delete(removed.path);
    const client = await opened(one);
    await client.patch(`${client.path}/profile`, { city: 'Zeist' });
    await client.post(`${client.path}/skills`, { name: 'Lassen' });
    const kok = { date: '2026-11-01', vacancy: 'Kok', company: 'De Linde' };
    await client.post(`${client.path}/applications`, kok);
    expect(await changesOf(one)).toHaveLength(3);
    expect(await changesOf(other)).toEqual(['skills added Lassen', 'details changed']);
    expect(await changesOf(finished)).toEqual([]);
    const told = db.selectFrom('portal_changes').where('trajectory_id', '=', removed.id);
    expect(await told.select('id').execute()).toEqual([]);
  });

  it('is marked as seen up to what somebody saw, and told once until then', async () => {
    const one = await aCase();
    const client = await opened(one);
    const path = `${client.path}/profile`;
    for (const city of ['Zeist', 'Baarn']) await client.patch(path, { city });
    await client.post(`${client.path}/skills`, { name: 'Lassen' });
    const { changes } = await shared(one);
    expect(changes).toMatchObject([{ what: 'skills', title: 'Lassen' }, { what: 'details' }]);
    const [newest] = changes;
    await client.patch(path, { city: 'Houten' });
    await staff.post(`${one.path}/portal/seen`, { up_to: newest.id });
    expect(await changesOf(one)).toEqual(['details changed']);
  });
});

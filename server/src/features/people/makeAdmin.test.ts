import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { makeAdmin } from './makeAdmin.ts';

const { db, as, world } = await testApp();
const run = (email: string, organisation?: string, operator?: boolean) =>
  db.transaction().execute((tx) => makeAdmin(world, tx, { email, organisation, operator }));
const tokenIn = (lines: string[]) => lines.join(' ').match(/[\w-]{43}/)?.[0] ?? '';
const secret = { password: 'a long enough secret', repeat_password: 'a long enough secret' };

describe('[ADM-01] the first admin', () => {
  it('is made once, however often at the same moment, and comes in through the link', async () => {
    const outcomes = await Promise.all([
      run('Inge.de.Boer@example.nl'),
      run('piet@example.nl'),
      run('jan@example.nl'),
    ]);
    const [made, ...others] = outcomes.filter(({ done }) => done);
    if (!made) throw new Error('One of them is the first');
    expect(others).toEqual([]);
    const email = made.lines[0]?.split(' ')[0] ?? '';
    const mail = await lastMail(db, email);
    expect([mail.template, mail.token]).toEqual(['invited', tokenIn(made.lines)]);
    expect((await as().post(`/auth/activate/${mail.token}`, secret)).statusCode).toBe(204);
    const login = { email, password: secret.password };
    const { token } = (await as().post('/auth/login', login)).json();
    const organisations = (await as(token).get('/administration/organisations')).json();
    expect(organisations).toMatchObject([{ name: 'Mijn organisatie', people: 1 }]);
    expect((await as(token).get('/system')).statusCode, 'runs the installation').toBe(200);

    expect((await run('iemand@example.nl')).lines).toEqual([
      'There is an administrator already, who can invite others under /admin.',
    ]);
    const again = await run(email);
    expect(again.lines[0]).toBe('Choose a new password within 60 minutes:');
    const reset = {
      password: 'another long enough secret',
      repeat_password: 'another long enough secret',
    };
    const answer = await as().post(`/auth/reset/${tokenIn(again.lines)}`, reset);
    expect(answer.statusCode).toBe(204);
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
  });

  it('is refused without an address, and cannot open somebody else’s account', async () => {
    expect((await run('geen adres')).done).toBe(false);
    const counselor = await anAccount(db, { in: [['counselor', await anOrganisation(db)]] });
    expect((await run(counselor.email)).done).toBe(false);
  });

  it('is found by how they sign in, and not by the address an organisation has for them', async () => {
    const organisation = await anOrganisation(db);
    const boss = await anAccount(db, { in: [['admin', organisation]] });
    const theirs = { email: 'indringer@example.nl' };
    await db.updateTable('people').set(theirs).where('id', '=', boss.id).execute();
    expect((await run(theirs.email)).done).toBe(false);
    expect((await run(boss.email)).lines[0]).toBe('Choose a new password within 60 minutes:');
  });

  it('who runs the installation is named and dismissed, and is an administrator who can sign in', async () => {
    const boss = await anAccount(db, { in: [['admin', await anOrganisation(db)]] });
    const me = as(await tokenOf(world, boss));
    expect((await me.get('/system')).statusCode).toBe(404);
    expect((await run(boss.email, undefined, true)).lines[0]).toContain('from now on');
    await vi.waitUntil(async () => (await me.get('/system')).statusCode === 200);
    expect((await run(boss.email, undefined, false)).lines[0]).toContain('no longer');
    await vi.waitUntil(async () => (await me.get('/system')).statusCode === 404);
    const counselor = await anAccount(db, { in: [['counselor', await anOrganisation(db)]] });
    expect((await run(counselor.email, undefined, true)).done).toBe(false);
    expect((await run(counselor.email, undefined, false)).done).toBe(true);
    expect((await run('niemand@example.nl', undefined, false)).done).toBe(false);
    const further = await run('tweede@example.nl', 'Tweede huis');
    const invited = await run('tweede@example.nl', undefined, true);
    expect([further.done, invited.done]).toEqual([true, false]);
  });

  it('is in the log of their organisations, and a way in is told to whom it leads to', async () => {
    const [one, other] = [await anOrganisation(db), await anOrganisation(db)];
    const boss = await anAccount(db, {
      in: [
        ['admin', one],
        ['counselor', other],
      ],
    });
    await run(boss.email);
    await run(boss.email, undefined, true);
    await run(boss.email, undefined, false);
    const { template, data } = await lastMail(db, boss.email);
    expect([template, data.link]).toEqual(['password-link', 'http://traject.test/auth/reset']);
    for (const { id } of [one, other]) {
      const asked = db.selectFrom('events').where('organisation_id', '=', id).orderBy('id');
      const about = { record: { id: boss.people.get(id) }, person_id: null };
      expect(await asked.select(['action', 'record', 'person_id']).execute()).toEqual([
        { action: 'people.recover', ...about },
        { action: 'people.nameOperator', ...about },
        { action: 'people.dismissOperator', ...about },
      ]);
    }
  });

  it('is in the log of who let them in before they were switched off, too', async () => {
    const one = await anOrganisation(db);
    const boss = await anAccount(db, { in: [['admin', one]] });
    await run(boss.email, undefined, true);
    const off = { deactivated_at: new Date() };
    await db.updateTable('people').set(off).where('id', '=', boss.id).execute();
    expect((await run(boss.email, undefined, false)).done).toBe(true);
    const told = db.selectFrom('events').where('organisation_id', '=', one.id).orderBy('id');
    const acts = (await told.select('action').execute()).map(({ action }) => action);
    expect(acts.at(-1)).toBe('people.dismissOperator');
  });

  it('is in the log, too, of whoever was invited and did not come yet', async () => {
    await anAccount(db, { in: [['admin', await anOrganisation(db)]] });
    const email = 'genodigd@example.nl';
    expect((await run(email, 'De Overkant')).done).toBe(true);
    const [line] = (await run(email)).lines;
    expect(line).toMatch(/^Choose a password within \d+ days:$/);
    const asked = db
      .selectFrom('events as e')
      .innerJoin('organisations as o', 'o.id', 'e.organisation_id')
      .where('o.name', '=', 'De Overkant')
      .orderBy('e.id');
    expect(await asked.select(['e.action', 'e.request_id']).execute()).toEqual([
      { action: 'people.makeAdmin', request_id: 'command' },
      { action: 'people.copyInvitation', request_id: 'command' },
    ]);
  });

  it('who is shut out in one organisation gets a new way into the other', async () => {
    const boss = await anAccount(db, {
      in: [
        ['admin', await anOrganisation(db)],
        ['admin', await anOrganisation(db)],
      ],
    });
    const off = { deactivated_at: new Date() };
    await db.updateTable('people').set(off).where('id', '=', boss.id).execute();
    expect((await run(boss.email)).done).toBe(true);
  });
});

describe('[ADM-01] npm run admin', () => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it('starts the database by itself, and says in words what it did or why not', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'traject-admin-'));
    folders.push(DATA_DIR);
    await chmod(DATA_DIR, 0o755);
    const first = await command(DATA_DIR, ['inge@example.nl', '--organisation', 'De Brug']);
    expect(first.code).toBe(0);
    expect(first.said).toMatch(
      /^inge@example.nl is administrator of De Brug as soon as they open the link below\.\n.*\nhttp:\/\/localhost:3000\/auth\/activate\/[\w-]{43}\n$/,
    );
    const second = await command(DATA_DIR, ['piet@example.nl']);
    expect([second.code, second.said]).toEqual([
      1,
      'There is an administrator already, who can invite others under /admin.\n',
    ]);
    expect((await command(DATA_DIR, [])).said).toContain('Name one email address');
  });
});

async function command(DATA_DIR: string, args: string[]) {
  const script = new URL('../../../scripts/admin.ts', import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR, NODE_ENV: '', DATABASE_URL: '', PORT: '' };
  const child = spawn(process.execPath, [script, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { oneOfEach } from '../../testing/oneOfEach.ts';
import { testDb } from '../../testing/testDb.ts';
import { proveWall } from './proveWall.ts';

const { sql, program, url } = await testDb();
await oneOfEach(sql, 'somebody');
const roles: string[] = [];
afterAll(async () => {
  for (const role of roles) await sql.unsafe(`drop owned by ${role}; drop role ${role}`);
});

/** Runs the check as another role, with these rights. */
async function proofAs(rights: string, given = '') {
  const role = `mighty_${randomUUID().replaceAll('-', '')}`;
  await sql.unsafe(`create role ${role} login password 'x' ${rights}`);
  roles.push(role);
  await sql.unsafe(`grant select on all tables in schema public to ${role}`);
  if (given) await sql.unsafe(`grant ${given} to ${role}`);
  const address = new URL(url);
  address.username = role;
  address.password = 'x';
  const as = postgres(address.href, { max: 1 });
  await proveWall(as).finally(() => as.end());
}

describe('[SEC-01] before it starts, the program checks row-level security, and refuses', () => {
  it('nothing when all is as it should be', async () => {
    await expect(proveWall(program.sql)).resolves.toBeUndefined();
    await expect(proofAs('')).resolves.toBeUndefined();
  });

  it.each([
    [
      'a superuser',
      'superuser',
      '',
      /^Traject does not start, .* bypasses row-level security.*\.$/,
    ],
    ['a role that bypasses row-level security', 'bypassrls', '', /bypasses row-level security/],
    [
      'a role that is a member of the owner',
      '',
      'traject',
      /has the rights of the owner of access_requests/,
    ],
  ])('to work as %s', async (_who, rights, given, why) => {
    await expect(proofAs(rights, given)).rejects.toThrow(why);
  });

  it.each([
    [
      'a table without row-level security',
      'create table later ()',
      'drop table later',
      /later is open/,
    ],
    [
      'a table whose row-level security was disabled',
      'alter table notes disable row level security',
      'alter table notes enable row level security',
      /notes is open/,
    ],
    [
      'a table that shows what it should not',
      'create policy hole on notes using (true)',
      'drop policy hole on notes',
      /notes shows rows without any organisation/,
    ],
  ])('to work with %s', async (_what, breaking, mending, why) => {
    await sql.unsafe(breaking);
    await expect(proveWall(program.sql)).rejects.toThrow(why);
    await sql.unsafe(mending);
    await expect(proveWall(program.sql)).resolves.toBeUndefined();
  });
});

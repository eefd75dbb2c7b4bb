import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import pg from 'pg';
import type { Sql, TransactionSql } from 'postgres';
import { inTurns } from './migrate.ts';

type Owner = { sql: Sql; url: string };
type Role = { name: string; password: string };

/**
 * The URL the program uses: with a role that owns nothing, beside the configured one. Its password
 * is derived from the owner's, so that every process finds it and none has to change it under
 * another. Without a password, `secret` takes its place.
 */
export async function openProgramRole(owner: Owner, secret: string): Promise<string> {
  const [known] = await owner.sql<{ name: string }[]>`select current_user as name`;
  const ownPassword = decodeURIComponent(new URL(owner.url).password) || secret;
  const name = `${known?.name}_program`;
  const password = createHmac('sha256', ownPassword).update(name).digest('base64url');
  const address = new URL(owner.url);
  address.username = encodeURIComponent(name);
  address.password = password;
  if (!(await opens(address.href))) await inTurns(owner.sql, (tx) => make(tx, { name, password }));
  return address.href;
}

/** Whether a role with this name and password can connect. */
async function opens(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // Class 28: no such role, or another password.
    if (code.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function make(tx: TransactionSql, role: Role) {
  const [known] = await tx`select from pg_roles where rolname = ${role.name}`;
  const quoted = `"${role.name.replaceAll('"', '""')}"`;
  const statement = `${known ? 'alter' : 'create'} role ${quoted} login password '${verifierOf(role)}'`;
  await tx.unsafe(statement).catch((error: unknown) => {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
    throw isRefused ? new Error(mayNot(statement)) : error;
  });
}

const mayNot = (statement: string) =>
  'Traject works as a role of its own, which the user of DATABASE_URL may not make: ' +
  `run this once as one who may, and start again: ${statement};`;

/**
 * The verifier that the database stores, so that the password itself is in no statement and no log.
 */
function verifierOf({ name, password }: Role) {
  const salt = createHash('sha256').update(name).update(password).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const server = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${server}`;
}

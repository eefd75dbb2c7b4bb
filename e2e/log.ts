import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPassword } from '@traject/server/src/demo/accounts.ts';
import { openDb } from '@traject/server/src/platform/database/openDb.ts';
import { runningDatabase } from '@traject/server/src/platform/database/postgres/running.ts';
import { ownSecrets } from '@traject/server/src/platform/program/secrets.ts';

/** Tokens, passwords, addresses and names of people that are in the log of a run. */
export async function secretsInLog(dataDir: string): Promise<string[]> {
  const log = await readFile(join(dataDir, 'server.log'), 'utf8');
  if (!log.includes('"msg":"request"')) return ['nothing at all: not one request was logged'];
  // What the program prints at its start, with the accounts of the demo, is not part of the log.
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  const secrets = [...(await secretsOf(dataDir)), ...(await typedPasswords(dataDir))];
  return lines.flatMap((line) => {
    const found = secrets.find((secret) => line.includes(secret)) ?? line.match(session)?.[0];
    return found ? [`${found}: ${line}`] : [];
  });
}

const session = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

async function secretsOf(dataDir: string): Promise<string[]> {
  const address = await runningDatabase(dataDir, (await ownSecrets(dataDir)).database);
  if (!address) throw new Error('The server of the run is gone already.');
  const { sql, close } = openDb(address, { max: 1 });
  const rows = await sql<{ secret: string }[]>`
    select substring(data->>'link' from '[\\w-]{43}') as secret from mails
    union select recipient from mails
    union select email::text from people
    union select name from people
    union select contact_name from trajectories
    union select contact_email from trajectories`.finally(close);
  return rows.map(({ secret }) => secret).filter((secret) => secret?.length > 4);
}

/** Those that browsers sent, kept by `secrets.ts`, and the one shared by everybody in the demo. */
async function typedPasswords(dataDir: string) {
  const typed = await readFile(join(dataDir, 'passwords.txt'), 'utf8').catch(() => '');
  return [demoPassword, ...new Set(typed.split('\n').filter(Boolean))];
}

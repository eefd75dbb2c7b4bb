import { parseArgs } from 'node:util';
import { generateLarge } from '../src/demo/large.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDb } from '../src/platform/database/openDb.ts';

const { values } = parseArgs({
  options: {
    organisations: { type: 'string', default: '20' },
    counselors: { type: 'string', default: '200' },
    clients: { type: 'string', default: '100000' },
    notes: { type: 'string', default: '1000000' },
  },
});
const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error('DATABASE_URL names the database to fill; never a real one.');

const { sql, close } = openDb(DATABASE_URL, { max: 1 });
try {
  await migrate(sql);
  await sql`set statement_timeout = 0`;
  const began = Date.now();
  const made = await generateLarge(sql, {
    organisations: Number(values.organisations),
    counselors: Number(values.counselors),
    clients: Number(values.clients),
    notes: Number(values.notes),
  });
  process.stdout.write(`${JSON.stringify({ ...made, seconds: (Date.now() - began) / 1000 })}\n`);
} finally {
  await close();
}

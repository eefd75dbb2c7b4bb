import { parseArgs } from 'node:util';
import { buildApp } from '../src/app.ts';
import { makeAdmin } from '../src/features/people/makeAdmin.ts';
import { openWorld } from '../src/openWorld.ts';
import { openBeside } from '../src/platform/database/openDatabase.ts';
import { loggerTo } from '../src/platform/http/logging.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

const flags = '[--organisation NAME] [--one-house] [--operator | --no-operator]';
const usage = toRun('admin', `EMAIL ${flags}`);

const code = await run().catch(sayAndExit);
process.exit(code);

async function run() {
  const options = {
    organisation: { type: 'string' },
    'one-house': { type: 'boolean' },
    operator: { type: 'boolean' },
  } as const;
  const said = parseArgs({ options, allowPositionals: true, allowNegative: true });
  const { positionals, values } = said;
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0) throw new Error(`Name one email address: ${usage}`);
  const settings = readSettings(process.env);
  const log = loggerTo(process.stderr, 'error');
  await using opened = await openBeside(settings);
  const world = openWorld({
    settings,
    database: opened.database,
    url: opened.url,
    sessionSecret: settings.SESSION_SECRET ?? opened.secrets.session,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    log,
  });
  // The mail goes out through the queue, which needs every feature to register its jobs first.
  buildApp(world, { log });
  await world.jobs.start();
  const { done, lines } = await opened.owner.db
    .transaction()
    .execute((db) => makeAdmin(world, db, { email, ...values }));
  (done ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  await world.close();
  return done ? 0 : 1;
}

import { buildApp } from './app.ts';
import { setupDemo } from './demo/setup.ts';
import { hasAdmins } from './features/people/makeAdmin.queries.ts';
import { openWorld } from './openWorld.ts';
import { estimator } from './platform/access/passwordStrength.ts';
import { proveKeys } from './platform/backup/encryption.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { proveStorage } from './platform/files/installation.ts';
import { openStorage } from './platform/files/openStorage.ts';
import { startMeasuring } from './platform/health/metricsRoute.ts';
import { loggerTo } from './platform/http/logging.ts';
import { mailWarnings } from './platform/mail/warnings.ts';
import { serverFolder } from './platform/program/folders.ts';
import { ignoreOutputErrors, logTo, nonBlocking } from './platform/program/logOutput.ts';
import {
  closeServer,
  leaveOnSignal,
  sayAndExit,
  untilStopped,
  welcome,
} from './platform/program/process.ts';
import { readSettings } from './platform/program/settings.ts';

ignoreOutputErrors();
leaveOnSignal();
const output = logTo(nonBlocking(process.stdout.fd));
process.on('exit', output.flush);
const webDist = new URL('../web/dist', serverFolder).pathname;
await run().catch(sayAndExit);
process.exit(0);

async function run() {
  const settings = readSettings(process.env);
  const log = loggerTo(output, settings.LOG_LEVEL);
  await proveKeys(settings.backup?.keys ?? []);
  await using opened = await openDatabase(settings);
  const { database, url, owner, secrets } = opened;
  await proveStorage(openStorage(settings), owner.db, log);

  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const sessionSecret = settings.SESSION_SECRET ?? secrets.session;
  const world = openWorld({ settings, database, url, sessionSecret, publicUrl, log });
  const demo = await setupDemo({ ...world, db: owner.db }, settings);
  // From here on, nothing in this process bypasses row-level security.
  await owner.close();
  const app = buildApp(world, { webDist, demo, log });

  await app.ready();
  await world.jobs.start();
  await world.mail.start();
  for (const warning of mailWarnings(settings, demo)) log.warn(warning);
  const stopMetrics = await startMeasuring(world.health, settings);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  welcome({ publicUrl, demo, settings, hasAdmin: await hasAdmins(database.db) });

  // From here on, the watcher restarts it when it dies.
  process.send?.('ready');
  setImmediate(estimator);

  await untilStopped(log);
  await Promise.all([closeServer(app), stopMetrics()]);
  await world.close();
}

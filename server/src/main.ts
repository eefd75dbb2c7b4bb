import { buildApp } from './app.ts';
import { setupDemo } from './demo/setup.ts';
import { hasAdmins } from './features/people/makeAdmin.queries.ts';
import { openWorld } from './openWorld.ts';
import { estimator } from './platform/access/passwordStrength.ts';
import { proveKeys } from './platform/backup/encryption.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { sayVersions } from './platform/database/versions.ts';
import { proveStorage } from './platform/files/installation.ts';
import { startMeasuring } from './platform/health/metricsRoute.ts';
import { sayTrials } from './platform/health/sayTrials.ts';
import { loggerTo } from './platform/http/logging.ts';
import { mailWarnings } from './platform/mail/warnings.ts';
import { serverFolder } from './platform/program/folders.ts';
import type { Log } from './platform/program/jobs.ts';
import { ignoreOutputErrors, logTo, nonBlocking } from './platform/program/logOutput.ts';
import { limitConnections } from './platform/program/openFiles.ts';
import {
  closeServer,
  leaveOnSignal,
  sayAndExit,
  untilStopped,
  welcome,
} from './platform/program/process.ts';
import { provePorts } from './platform/program/provePorts.ts';
import { readSettings, type Settings } from './platform/program/settings.ts';

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
  await provePorts(settings);
  await proveKeys(settings.backup?.keys ?? []);
  await using opened = await openDatabase(settings);
  const { world, publicUrl, demo } = await prepare(opened, { settings, log });
  const app = buildApp(world, { webDist, demo, log });

  await app.ready();
  await world.jobs.start();
  await world.mail.start();
  for (const warning of mailWarnings(settings, demo)) log.warn(warning);
  const stopMetrics = await startMeasuring(world.health, settings);
  limitConnections(app.server);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  welcome({ publicUrl, demo, settings, hasAdmin: await hasAdmins(world.db) });

  // From here on, the watcher restarts it when it dies.
  process.send?.('ready');
  setImmediate(estimator);
  void sayTrials(world.health, log);

  await untilStopped(log);
  await Promise.all([closeServer(app), stopMetrics()]);
  await world.close();
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

async function prepare(opened: Opened, { settings, log }: { settings: Settings; log: Log }) {
  const { database, url, owner, secrets, pooler } = opened;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const sessionSecret = settings.SESSION_SECRET ?? secrets.session;
  const world = openWorld({ settings, database, url, sessionSecret, publicUrl, log });
  void sayVersions({ sql: database.sql, pooler }, log).catch(() => {});
  await proveStorage(world.storage, owner.db, log);
  const demo = await setupDemo({ ...world, db: owner.db }, settings);
  // From here on, nothing in this process bypasses row-level security.
  await owner.close();
  return { world, publicUrl, demo };
}

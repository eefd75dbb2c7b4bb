import { callTimesHead } from './callTimes.ts';
import type { Health, Look } from './health.ts';
import { withoutFuture } from './warnings.ts';

type Value = [labels: string, value: number];

/** Everything that is measured, in the text format of Prometheus. */
export async function metricsOf(health: Health): Promise<string> {
  const look = await health.look();
  const lines = [
    ...callTimesHead,
    ...health.calls.lines(),
    ...processLines(health),
    ...aheadLines(look),
    ...databaseLines(look),
  ];
  return `${lines.join('\n')}\n`;
}

const gauge = (name: string, help: string, values: Value[], type = 'gauge') => [
  `# HELP traject_${name} ${help}`,
  `# TYPE traject_${name} ${type}`,
  ...values.map(([labels, value]) => `traject_${name}${labels && `{${labels}}`} ${value}`),
];

function processLines(health: Health) {
  const { rss, heapUsed, cpu, delay, pool, pdf, reading } = health.process();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of this process.', [['', rss]]),
    ...gauge('process_heap_used_bytes', 'Memory in use by the program itself.', [['', heapUsed]]),
    ...gauge(
      'process_cpu_seconds_total',
      'Processor time of this process.',
      [['', cpu]],
      'counter',
    ),
    ...gauge('process_start_time_seconds', 'When this process started.', [
      ['', seconds(health.started_at)],
    ]),
    ...gauge('event_loop_delay_seconds', 'The longest that calls waited for this process.', [
      ['', delay],
    ]),
    ...gauge('database_pool_connections', 'Connections for transactions of this process.', [
      ['state="used"', pool.total - pool.idle],
      ['state="idle"', pool.idle],
    ]),
    ...gauge('database_pool_waiting', 'Calls that wait for a connection.', [['', pool.waiting]]),
    ...gauge('thread_queue_jobs', 'Documents that are made or read, and those that wait.', [
      ['queue="pdf"', pdf],
      ['queue="reading"', reading],
    ]),
  ];
}

const aheadLines = ({ warnings, disks, certificates }: Look) => [
  ...gauge(
    'warnings',
    'What goes wrong (now) or soon will.',
    [...Map.groupBy(warnings, ({ code, urgency }) => `code="${code}",urgency="${urgency}"`)].map(
      ([labels, same]) => [labels, same.length],
    ),
  ),
  ...gauge(
    'disk_free_bytes',
    'What is left of the disk.',
    disks.map(({ place, free }) => [`place="${place}"`, free]),
  ),
  ...gauge(
    'disk_size_bytes',
    'How large the disk is.',
    disks.map(({ place, size }) => [`place="${place}"`, size]),
  ),
  ...gauge(
    'certificate_ends_seconds',
    'When the certificate of a server ends.',
    certificates.map(({ host, ends_at }) => [`host="${host}"`, seconds(ends_at)]),
  ),
];

function databaseLines({ database, now }: Look) {
  const up = gauge('database_up', 'Whether the database answers.', [['', database ? 1 : 0]]);
  if (!database) return up;
  const { server, queues, mails, backups, scans } = database;
  const age = (since: Date) => Math.max(0, (now.getTime() - since.getTime()) / 1000);
  const oldest = queues.map(
    ({ name, oldest_at }): Value => [`queue="${name}"`, oldest_at ? age(oldest_at) : 0],
  );
  return [
    ...up,
    ...gauge('database_size_bytes', 'The size of the database.', [['', server.bytes]]),
    ...gauge('database_connections', 'Connections to the server of the database.', [
      ['', server.connections],
    ]),
    ...gauge('database_connections_most', 'How many it allows.', [['', server.most_connections]]),
    ...gauge('jobs', 'Jobs by queue and state.', queues.flatMap(jobValues)),
    ...gauge('jobs_oldest_seconds', 'How long the oldest job has waited.', oldest),
    ...gauge(
      'mails',
      'Mails that were not sent.',
      mails.map(({ state, mails: count }) => [`state="${state}"`, count]),
    ),
    ...gauge(
      'mails_oldest_seconds',
      'How long the oldest mail has waited.',
      mails.flatMap(({ state, oldest: at }) => (state === 'waiting' ? [['', age(at)]] : [])),
    ),
    ...scanLines(scans),
    ...backupLines(withoutFuture(backups, now)),
  ];
}

type Numbers = NonNullable<Look['database']>;

const scanLines = ({ waiting, infected }: Numbers['scans']) =>
  gauge('files_not_clean', 'Files that wait for the scanner, or have a virus.', [
    ['scan="waiting"', waiting],
    ['scan="infected"', infected],
  ]);

function backupLines(backups: Numbers['backups']) {
  const made = backups.find(({ state }) => state === 'made');
  const checked = backups.find(({ checked_at }) => checked_at)?.checked_at;
  return [
    ...gauge('backup_last_seconds', 'When the last backup was made.', moment(made?.started_at)),
    ...gauge('backup_size_bytes', 'How large it is.', made?.bytes ? [['', made.bytes]] : []),
    ...gauge('backup_checked_seconds', 'When one was last restored to check it.', moment(checked)),
  ];
}

const jobValues = ({ name, waiting, active, failed }: Numbers['queues'][number]): Value[] => [
  [`queue="${name}",state="waiting"`, waiting],
  [`queue="${name}",state="active"`, active],
  [`queue="${name}",state="failed"`, failed],
];

const moment = (at: Date | null | undefined): Value[] => (at ? [['', seconds(at)]] : []);
const seconds = (at: Date) => at.getTime() / 1000;

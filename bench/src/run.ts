import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserLines } from './browser.ts';
import { openDatabases, visitors } from './database.ts';
import { lighthouseLines } from './lighthouse.ts';
import { createLoader, type Loader } from './load.ts';
import { organisationLines } from './organisations.ts';
import { phoneLines } from './phone.ts';
import { portalLines } from './portal.ts';
import { type Program, startBare, startProduct } from './processes.ts';
import { readingLines, sharedLines } from './reading.ts';
import { reminderLines } from './reminders.ts';
import { memoryLine, pdfLines, startLine, uploadLine } from './resources.ts';
import { schoolLines } from './schoolLines.ts';
import { signingLines } from './signing.ts';
import { overhear } from './statements.ts';
import { isReached, type Line, print } from './table.ts';
import { invoiceLines, todayLines } from './today.ts';
import { visitorOf } from './visitor.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((part) => part.startsWith('--only='))?.slice(7);
const pace = quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 4 };
/** Within two minutes what most of the others depend on; the rest when it is asked for. */
const short = {
  parts: ['reading', 'signing', 'memory', 'start'],
  reads: ['one', 'notes', 'create', 'first'],
};
const isShort = quick && !only;
/** Of the part that reads: a line may be named by itself. */
const reads = isShort ? short.reads : only && only !== 'reading' ? [only] : undefined;

const databases = await openDatabases();
try {
  await measure();
} finally {
  await databases.stop();
}
process.exit();

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'traject-bench-'));
  const { urls, postmaster } = databases;
  const startLarge = () => startProduct(urls.large, join(folder, 'large'));
  const bare = await startBare(urls.large, await overhear(urls.large));
  const program = await startLarge();
  const small = await startProduct(urls.small, join(folder, 'small'));
  const loader = createLoader(postmaster);
  const parts = await partsOf({ bare, program, small, loader, startLarge });
  const all = isShort ? short.parts : Object.keys(parts);
  const wanted = only && only in parts ? [only] : only ? ['reading'] : all;
  const found: Record<string, Line[]> = {};
  for (const name of wanted) {
    const lines = (await parts[name]?.()) ?? [];
    found[name] = lines;
    print(name, lines);
  }
  keep(found);
  await Promise.all([bare.stop(), small.stop(), program.stop()]);
}

type Measuring = Record<'bare' | 'program' | 'small', Program> & {
  loader: Loader;
  startLarge: () => Promise<Program>;
};
type Parts = Record<string, () => Promise<Line[]>>;

async function partsOf(measuring: Measuring): Promise<Parts> {
  const { bare, loader, program, small, startLarge } = measuring;
  const large = await visitorOf(program);
  const given = { bare, loader, ...pace };
  const both = (who: string) => inBoth({ large: program, small }, who);
  return {
    reading: async () => readingLines({ ...given, large, small: await visitorOf(small), reads }),
    shared: async () => sharedLines({ ...given, ...(await both(visitors.shared)) }),
    today: async () => {
      const coordinator = await both(visitors.coordinator);
      return todayLines({ ...given, counselor: await both(visitors.counselor), coordinator });
    },
    invoices: async () => invoiceLines({ ...given, ...(await both(visitors.finance)) }),
    portal: async () =>
      portalLines({ ...given, urls: databases.urls, ...(await both(visitors.counselor)) }),
    schools: () => schoolLines({ ...given, urls: databases.urls, large: program, small }),
    organisations: () => inMany({ small, ...given }),
    reminders: reminderLines,
    signing: () => signingLines({ ...given, visitor: large }),
    memory: async () => [await memoryLine(program)],
    pdf: () => pdfLines(large),
    upload: async () => [await uploadLine(large)],
    browser: () => browserLines(large),
    phone: () => phoneLines(large, databases.urls.large),
    lighthouse: async () => (quick ? [] : lighthouseLines(program.origin)),
    start: async () => {
      await program.stop();
      return [await startLine(startLarge)];
    },
  };
}

type Pace = typeof pace & { loader: Loader };

async function inMany({ small, loader, rounds, seconds }: Pace & { small: Program }) {
  const folder = mkdtempSync(join(tmpdir(), 'traject-bench-many-'));
  const many = await startProduct(await databases.many(), folder);
  const lines = await organisationLines({ many, small, loader, rounds, seconds });
  await many.stop();
  return lines;
}

type Programs = Record<'large' | 'small', Program>;

async function inBoth({ large, small }: Programs, who: string) {
  return { large: await visitorOf(large, who), small: await visitorOf(small, who) };
}

/** The same as JSON, with an exit status for scripts. */
function keep(found: Record<string, Line[]>) {
  const lines = Object.values(found).flat();
  const missed = lines.filter((line) => !isReached(line));
  mkdirSync(databases.folder, { recursive: true });
  const file = join(databases.folder, 'results.json');
  writeFileSync(file, `${JSON.stringify({ at: new Date(), quick, found }, null, 2)}\n`);
  process.stdout.write(`\n${lines.length - missed.length} of ${lines.length} reached; ${file}\n`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

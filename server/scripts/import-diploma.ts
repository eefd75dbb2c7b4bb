import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importDiploma } from '../src/features/diplomas/importDiploma.ts';
import { openBeside } from '../src/platform/database/openDatabase.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

const usage = toRun('import:diploma', 'FILE [--organisation NAME_OR_ID --qualification CODE]');

process.exitCode = await run().catch(sayAndExit);

async function run() {
  const options = {
    organisation: { type: 'string' },
    qualification: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new Error(`Name one file (CSV, XLSX, JSON or the PDF of a dossier): ${usage}`);
  const bytes = await readFile(file).catch(() => {
    throw new Error(`There is no file ${file} that can be read.`);
  });
  const settings = readSettings(process.env);
  await using opened = await openBeside(settings);
  const { done, lines } = await importDiploma(opened.owner.db, { bytes, ...values });
  (done ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  return done ? 0 : 1;
}

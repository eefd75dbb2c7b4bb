import type { Language } from '@traject/contract/common/languages';
import { labelOf } from '../../platform/texts/labels.ts';
import { texts } from '../../texts.ts';

type Row = Record<string, unknown>;
type Kept = { exported_on: string; data: Record<string, Row[]>; files: Row[] };

/** The same data for human readers: one page that opens anywhere and loads nothing. */
export function readable({ exported_on, data, files }: Kept, language: Language) {
  const words = texts[language].words.rights;
  const [person] = data.people ?? [];
  const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  const parts = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => part(nameOf(table, language), rows, language));
  const listed = files.length > 0 ? fileList(files, language) : '';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(words.title)}: ${safe(name)}</title>
<style>
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2420; }
h2 { margin: 2.5rem 0 0.5rem; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; border-top: 2px solid #cdd6d1; }
th, td { padding: 0.2rem 0.5rem 0.2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #e3e9e6; }
th { width: 16rem; font-weight: 600; }
td { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>${safe(words.title)}: ${safe(name)}</h1>
<p>${safe(words.intro)} ${safe(exported_on)}.</p>
${parts.join('\n')}
${listed}
</html>
`;
}

/** What is kept about somebody, in their own terms. */
const nameOf = (table: string, language: Language) =>
  (texts[language].words.rights.tables as Record<string, string>)[table] ?? table;

const part = (title: string, rows: Row[], language: Language) =>
  `<h2>${safe(title)}</h2>\n${rows.map((row) => asTable(row, language)).join('\n')}`;

function asTable(row: Row, language: Language) {
  const lines = Object.entries(row)
    .filter(([name, value]) => isSaid(value) && !isNumber(name))
    .map(([name, value]) => {
      const label = labelOf(language, name).replaceAll('_', ' ');
      return `<tr><th>${safe(label)}</th><td>${safe(inWords(value, language))}</td></tr>`;
    });
  return `<table>${lines.join('')}</table>`;
}

const isSaid = (value: unknown) => value !== null && value !== '' && value !== undefined;
/** Columns that merely connect rows are only in the data. */
const isNumber = (name: string) => name === 'id' || name.endsWith('_id') || name === 'version';

function inWords(value: unknown, language: Language): string {
  const { yes, no } = texts[language].words.rights;
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'object' ? JSON.stringify(value, undefined, 1) : String(value);
}

function fileList(files: Row[], language: Language) {
  const { files: title, missing, waiting, infected } = texts[language].words.rights;
  const why: Record<string, string> = { waiting, infected };
  const items = files.map(({ name, path, scan }) =>
    typeof path === 'string'
      ? `<li><a href="${safe(path.split('/').map(encodeURIComponent).join('/'))}">${safe(name)}</a></li>`
      : `<li>${safe(name)} (${safe(why[String(scan)] ?? missing)})</li>`,
  );
  return `<h2>${safe(title)}</h2>\n<ul>${items.join('')}</ul>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const safe = (text: unknown) => String(text ?? '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

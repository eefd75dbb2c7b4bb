import { hostileLines } from '@traject/e2e/hostile.ts';
import { actionsIn, readPdf } from '@traject/server/src/testing/pdfText.ts';
import type { Demo } from './demo.ts';

type Papers = { pdfs: number; cells: number; shortfalls: string[] };

/** Every kind of document the program writes, made from what was planted. */
export async function readPapers(demo: Demo): Promise<Papers> {
  const shortfalls: string[] = [];
  let pdfs = 0;
  for await (const [what, bytes] of papersOf(demo)) {
    pdfs += 1;
    for (const action of await actionsIn(bytes)) shortfalls.push(`${what} does ${action}`);
    const { text, title } = await readPdf(bytes);
    const shown = bare(`${text} ${title}`);
    if (!hostileLines.some((line) => shown.includes(bare(line).slice(0, 60))))
      shortfalls.push(`${what} does not show what was written`);
  }
  const cells = await cellsOf(demo);
  for (const cell of cells)
    if (/^[=+\-@\t]/.test(cell)) shortfalls.push(`a cell that a spreadsheet runs: ${cell}`);
  return { pdfs, cells: cells.length, shortfalls };
}

/** Line breaks vary, so only the words between spaces are compared. */
const bare = (text: string) => text.replace(/[\s\-\u00ad\u200b]/g, '');

type Paper = [what: string, bytes: Uint8Array];
type Template = {
  name: string;
  contents: string;
  fields: { id: number; type: string; configuration: { id: number }[] }[];
};

async function* papersOf(demo: Demo): AsyncGenerator<Paper> {
  const invoices = await demo.sql<{ id: number; trajectory_id: number }[]>`
    select id, trajectory_id from invoices where trajectory_id is not null order by id limit 5`;
  for (const { id, trajectory_id } of invoices) {
    const path = `/trajectories/${trajectory_id}/invoices/${id}/download`;
    yield [`invoice ${id}`, await bytesOf(demo.ask('coordinator', path))];
  }
  const templates = await demo.sql<{ id: number }[]>`
    select id from document_templates where archived_at is null and organisation_id = 1 limit 5`;
  for (const { id } of templates) {
    yield [`a document of template ${id}`, await aDocument(demo, id)];
  }
}

/** Filled in with what was planted, and attached to a trajectory. */
async function aDocument(demo: Demo, templateId: number) {
  const post = (path: string, body: BodyInit) =>
    jsonOf<{ id: number }>(demo.ask('coordinator', path, { method: 'POST', body }));
  const path = `/document-templates/${templateId}`;
  const { fields } = await jsonOf<Template>(demo.ask('coordinator', path));
  const filled = fields.map(({ id, type, configuration }, place) => ({
    document_template_field_id: id,
    value:
      type === 'list'
        ? configuration.slice(0, 2).map((option) => option.id)
        : hostileLines[place % hostileLines.length],
  }));
  const about = { document_template_id: templateId, fields: filled };
  const document = await post('/documents', JSON.stringify(about));
  const parts = { trajectory_file_type_id: '1', trajectory_file_action_id: '1' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...parts, document_id: String(document.id) }))
    form.append(name, value);
  const { id } = await post('/trajectories/1/files', form);
  const [version] = await demo.sql<{ id: number }[]>`
    select id from trajectory_file_versions where trajectory_file_id = ${id}`;
  const download = `/trajectories/1/files/${id}/versions/${version?.id}/download`;
  return bytesOf(demo.ask('coordinator', download));
}

async function cellsOf(demo: Demo) {
  const surveys = await demo.sql<{ id: number; trajectory_id: number }[]>`
    select id, trajectory_id from surveys where answered_at is not null`;
  const paths = surveys.map(
    ({ id, trajectory_id }) => `/trajectories/${trajectory_id}/surveys/${id}/results.csv`,
  );
  const tables: string[] = [];
  for (const path of paths) tables.push(await textOf(demo.ask('coordinator', path)));
  tables.push(await textOf(demo.ask('admin', '/events/csv')));
  return tables.flatMap((table) =>
    [...table.matchAll(/(?:^\uFEFF?|[;\n])(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );
}

const expectOk = async (asked: Promise<Response>) => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const jsonOf = async <T>(asked: Promise<Response>) => (await (await expectOk(asked)).json()) as T;
const textOf = async (asked: Promise<Response>) => (await expectOk(asked)).text();
const bytesOf = async (asked: Promise<Response>) => (await expectOk(asked)).bytes();

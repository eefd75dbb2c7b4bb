import { beforeEach, describe, expect, it } from 'vitest';
import { anXlsx, asSheet } from '../../platform/reading/xlsx/xlsx.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

beforeEach(async () => void (await db.deleteFrom('call_counts').execute()));

const previewOf = (file: File) =>
  uploadTo(app, token)('/imports/preview', {
    kind: 'clients',
    organisation_id: String(own.id),
    file,
  });
const diplomaOf = (file: File) =>
  uploadTo(app, token)('/diplomas/preview', { organisation_id: String(own.id), file });

const sheet = asSheet([
  ['email', 'voornaam', 'achternaam', 'geboortedatum'],
  ['noor@x.nl', 'Noor', 'Bos', '2001-12-31'],
]);
const xlsx = (parts: object) => aFile(anXlsx({ sheet, ...parts }), 'lijst.xlsx');
const csv = (lines: string[]) => aFile(Buffer.from(lines.join('\n')), 'lijst.csv');
const unreadable = 'We kunnen dit bestand niet lezen. Sla het opnieuw op als xlsx of csv.';
const times = (count: number, text: string) => text.repeat(count);

describe('a file made to do harm', () => {
  it.each([
    ['fifty thousand sheets', { workbook: `<workbook>${times(50_000, '<sheet/>')}</workbook>` }],
    ['fifty thousand links', { links: `<Relationships>${times(50_000, '<a/>')}</Relationships>` }],
    [
      'a quarter of a million styles',
      { styles: `<styleSheet>${times(250_000, '<xf/>')}</styleSheet>` },
    ],
    ['a tag of a hundred thousand names', { styles: `<x ${names(100_000)}/>` }],
  ])('is refused in a sentence when it has %s', async (_what, parts) => {
    const answer = await previewOf(xlsx(parts));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([unreadable]);
  });

  it('has its endless number format read once, however many styles use it', async () => {
    const format = `<numFmts><numFmt numFmtId="200" formatCode="${times(1_000_000, '[')}"/></numFmts>`;
    const styles = `<styleSheet>${format}<cellXfs>${times(100_000, '<xf numFmtId="200"/>')}</cellXfs></styleSheet>`;
    expect((await previewOf(xlsx({ styles }))).json()).toMatchObject({ total: 1, wrong: 0 });
  });

  it('is told that an endless date is not a date, and that an endless name is too long', async () => {
    const day = `"${times(50_000, 'T00:00')}\nx"`;
    const rows = [
      'email;voornaam;achternaam;geboortedatum',
      `a@x.nl;${times(99_000, '.')};B;${day}`,
    ];
    const { rows: read } = (await previewOf(csv(rows))).json();
    expect(read[0].errors).toEqual([
      'Voornaam: gebruik hoogstens 100 tekens.',
      'Geboortedatum: dit is geen bestaande datum.',
    ]);
  });

  it('gets no endless address out of the thread, however many rows repeat it', async () => {
    const strings = `<sst><si><t>${times(10_000, 'ж')}</t></si></sst>`;
    const rows = times(9_000, `<row>${times(6, '<c t="s"><v>0</v></c>')}</row>`);
    const columns = ['email', 'voornaam', 'achternaam', 'adres', 'plaats', 'opleiding'];
    const heads = columns.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`);
    const sheet = `<worksheet><sheetData><row>${heads.join('')}</row>${rows}</sheetData></worksheet>`;
    const answer = await previewOf(xlsx({ sheet, strings }));
    expect(answer.json()).toMatchObject({ total: 9_000, wrong: 9_000 });
    expect(answer.json().rows).toHaveLength(300);
    expect(answer.json().rows.at(-1).values.email).toMatch(/^ж{200} …$/);
  });

  it('is shown, and stored for a retry, even when cut in the middle of a character', async () => {
    const file = csv([
      `email;voornaam;achternaam;${times(99, 'x')}😀x`,
      `a@x.nl;A;${times(199, 'a')}😀b`,
    ]);
    const payload = new FormData();
    const parts = { kind: 'clients', organisation_id: String(own.id) };
    for (const [name, value] of Object.entries({ ...parts, file })) payload.append(name, value);
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': times(16, 'k') };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      payload,
      headers,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('keeps a long name above many values once', async () => {
    const values = Array.from({ length: 20_000 }, () => 1);
    const file = aFile(Buffer.from(JSON.stringify({ [times(100_000, 'n')]: values })), 'd.json');
    const answer = await diplomaOf(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().errors.at(-1).message).toMatch(/^n{100}: /);
  });

  it('is refused by name when it holds more than any diploma', async () => {
    const file = aFile(Buffer.from(`[${times(150_000, '1,')}1]`), 'd.json');
    expect((await diplomaOf(file)).json().errors[0].message).toContain('te zwaar om te lezen');
  });
});

function names(count: number) {
  return Array.from({ length: count }, (_, n) => `a${n}=""`).join(' ');
}

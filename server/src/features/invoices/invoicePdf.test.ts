import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { aStoredFile } from '../../testing/documents.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import {
  anInvoice,
  anInvoicingOrganisation,
  aProduct,
  aRow,
  makeFinal,
} from '../../testing/invoices.ts';
import { colorsIn, readPdf } from '../../testing/pdfText.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const coaching = await aProduct(db, own, { name: 'Coaching aan huis' });

async function download(given: Parameters<typeof anInvoice>[2], rows: object[] = []) {
  const trajectory = await aTrajectory(db, own);
  const invoice = await anInvoice(db, trajectory, given);
  for (const row of rows) await aRow(db, invoice, { product: coaching, ...row });
  const path = `/trajectories/${trajectory.id}/invoices/${invoice.id}`;
  await as(token).post(`${path}/final`, {});
  return as(token).get(`${path}/download`);
}

describe('the PDF of an invoice', () => {
  it('[INV-06] names both parties, the numbers, the dates and every amount', async () => {
    const answer = await download(
      { invoice_number: '2026-0042', declaration_reference: 'UWV 884', billed_vat_number: 'NL2B' },
      [
        { count: '2.5', unit_price: 9500, vat_percentage: 210 },
        { count: '1', unit_price: 123456, vat_percentage: 90 },
        { count: '-1', unit_price: 5000, vat_percentage: 210 },
      ],
    );
    expect(answer.headers['content-disposition']).toContain(
      'attachment; filename="2026-0042-UWV 884-2026-11-03.pdf"',
    );
    const { text, title, language, structure } = await readPdf(answer.rawPayload);
    expect([title, language]).toEqual(['Factuur 2026-0042', 'nl']);
    expect(structure).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']));
    const found = text.replace(/[\s\u00a0]+/g, ' ');
    for (const words of [
      ...['Stichting Werkwijzer', 'Oudegracht 108', '3511 AW Utrecht', 'KvK 30123456'],
      ...['NL001234567B01', 'NL91 ABNA 0417 1643 00', 'Zorggroep De Linde', 'Lindelaan 1'],
      ...['3581 AA Utrecht', 'NL2B', '2026-0042', 'UWV 884', '3 november 2026'],
      ...['17 november 2026', 'Coaching aan huis', '2,5', '€ 95,00', '€ 237,50'],
      ...['€ 1.234,56', '€ -50,00', 'Btw 9% over € 1.234,56', '€ 111,11'],
      ...['Btw 21% over € 187,50', '€ 39,38', '€ 1.422,06', '€ 1.572,55', '1 van 1'],
    ])
      expect(found).toContain(words);
  });

  it('[ADM-03] shows the logo of the organisation beside its name', async () => {
    const logo_file_id = await aStoredFile(world, own, 'logo.png');
    const set = (id: number | null) =>
      db.updateTable('organisations').set({ logo_file_id: id }).where('id', '=', own.id).execute();
    await set(logo_file_id);
    const { structure, text } = await readPdf((await download({}, [{}])).rawPayload);
    await set(null);
    expect(structure).toContain('Figure');
    expect(text).toContain('Stichting Werkwijzer');
    const without = await readPdf((await download({}, [{}])).rawPayload);
    expect(without.structure).not.toContain('Figure');
  });

  it('[ADM-03] is drawn in the colour of the organisation', async () => {
    const set = (accent_color: string) =>
      db.updateTable('organisations').set({ accent_color }).where('id', '=', own.id).execute();
    expect(await colorsIn((await download({}, [{}])).rawPayload)).toContain('#0b5f5a');
    await set('#1d4ed8');
    const colors = await colorsIn((await download({}, [{}])).rawPayload);
    await set('');
    expect(colors).toContain('#1d4ed8');
    expect(colors).not.toContain('#0b5f5a');
  });

  it('[INV-06] has a file name that every system accepts, whatever the reference', async () => {
    const answer = await download({ declaration_reference: '../../a"b\\c:d' }, [{}]);
    const [, name = ''] = answer.headers['content-disposition']?.match(/filename="(.*?)"/) ?? [];
    expect(name).toMatch(/^2026-00\d\d-.*-2026-11-03\.pdf$/);
    expect(name).not.toMatch(/[/\\":]/);
  });

  it('runs over as many pages as its rows need', async () => {
    const answer = await download(
      {},
      Array.from({ length: 80 }, () => ({})),
    );
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`${pages.length} van ${pages.length}`);
  });

  it('of before credit notes says that money is paid back when the total is negative', async () => {
    const trajectory = await aTrajectory(db, own);
    const invoice = await anInvoice(db, trajectory, { invoice_number: '2026-7001' });
    await aRow(db, invoice, { product: coaching, count: '-1', unit_price: 10_000 });
    await makeFinal(db, invoice);
    const answer = await as(token).get(
      `/trajectories/${trajectory.id}/invoices/${invoice.id}/download`,
    );
    const { text, title } = await readPdf(answer.rawPayload);
    expect(text).toMatch(/U krijgt €\s121,00 terug/);
    expect(title).toMatch(/^Creditfactuur 2026-\d{4}$/);
    expect(text).not.toContain('Betalen uiterlijk');
  });

  it('of a draft has no number, and says that it is a draft', async () => {
    const trajectory = await aTrajectory(db, own);
    const invoice = await anInvoice(db, trajectory, { invoice_number: 'GEHEIM-7' });
    await aRow(db, invoice, { product: coaching });
    const answer = await as(token).get(
      `/trajectories/${trajectory.id}/invoices/${invoice.id}/download`,
    );
    const { text, title } = await readPdf(answer.rawPayload);
    expect(title).toBe('Conceptfactuur');
    expect(text).not.toContain('GEHEIM');
    expect(text).toContain('Dit is een concept en nog geen factuur.');
  });

  it('says that there is nothing to pay when the total is zero', async () => {
    const answer = await download({}, [{ unit_price: 100 }, { count: '-1', unit_price: 100 }]);
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain('U hoeft niets te betalen.');
    expect(text).not.toContain('terug');
  });

  it('aligns the totals with the amounts', async () => {
    const answer = await download({}, [{ count: '1', unit_price: 12_345 }]);
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload), { verbosity: 0 });
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const ends = items.flatMap((item) =>
      'str' in item && /^€?\s?(123,45|149,37)$/.test(item.str)
        ? [Math.round(item.transform[4] + item.width)]
        : [],
    );
    await pdf.loadingTask.destroy();
    expect(new Set(ends.slice(1)).size, ends.join(' ')).toBe(1);
  });

  it('keeps long words in their own column', async () => {
    const long = (sign: string, length: number) => sign.repeat(length);
    const answer = await download(
      {
        invoice_number: long('N', 40),
        declaration_reference: long('R', 100),
        billed_name: long('B', 200),
        billed_address: `${long('A', 500)}`,
      },
      [{}],
    );
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload), { verbosity: 0 });
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const spans = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ ...item, x: item.transform[4] }] : [],
    );
    for (const { x, width, str } of spans) {
      expect(x + width, str).toBeLessThanOrEqual(595);
      if (/^[AB]+$/.test(str)) expect(x + width, str).toBeLessThan(320);
    }
    await pdf.loadingTask.destroy();
  });

  it('is not made while something required by law is missing; each is named', async () => {
    const bare = await anOrganisation(db, 'Kaal');
    const trajectory = await aTrajectory(db, bare);
    const { id } = await anInvoice(db, trajectory, { billed_name: null, billed_address: null });
    const mine = await tokenOf(world, await anAccount(db, { in: [['counselor', bare]] }));
    const path = `/trajectories/${trajectory.id}/invoices/${id}`;
    const answer = await as(mine).get(`${path}/download`);
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json();
    for (const word of ['adres van de organisatie', 'KvK', 'btw', 'IBAN', 'de betaler', 'regels'])
      expect(errors.join(' ')).toContain(word);
    expect((await as(mine).get(path)).json().missing).toEqual(errors);
  });
});

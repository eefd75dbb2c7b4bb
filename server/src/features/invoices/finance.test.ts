import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoicingOrganisation } from '../../testing/invoices.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const foreign = await anOrganisation(db, 'Elders');
const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
const client = await aClient(db, own, { email: 'fatima@kanaal.example' });
const given = { client, contact_name: 'Joost Blok', contact_email: 'joost@werkgever.example' };
const trajectory = await aTrajectory(db, own, given);
const elsewhere = await aTrajectory(db, foreign, { client: await aClient(db, foreign) });
const path = `/trajectories/${trajectory.id}`;
const details = `/organisations/${own.id}/invoice-details`;

const idsOf = async (search: string, who = finance): Promise<number[]> =>
  (await who.get(`/trajectories${search}`)).json().data.map(({ id }: { id: number }) => id);

describe('somebody of finance', () => {
  it('lists and finds the trajectories of the organisation by the names of the parties', async () => {
    expect(await idsOf('')).toEqual([trajectory.id]);
    expect(await idsOf('?q=fatima')).toEqual([trajectory.id]);
    expect(await idsOf('?q=joost%20amrani&state=new')).toEqual([trajectory.id]);
    for (const part of ['kanaal', 'fatima%20kanaal', 'werkgever', 'example'])
      expect(await idsOf(`?q=${part}`), part).toEqual([]);
    const counselor = as(await tokenOf(world, await anAccount(db, { in: [['counselor', own]] })));
    expect(await idsOf('?q=kanaal', counselor)).toEqual([trajectory.id]);
  });

  it('sees the head of a trajectory, and nothing that is not in it', async () => {
    const values = { category: 'Spoor 2', length: '9' };
    await db.updateTable('trajectories').set(values).where('id', '=', trajectory.id).execute();
    expect((await finance.get(`${path}/head`)).json()).toEqual({
      ...values,
      id: trajectory.id,
      client: { id: client.id, name: 'Fatima El Amrani' },
      client_id: client.id,
      counselor: { id: trajectory.counselor_id, name: expect.any(String) },
      organisation: { id: own.id, name: own.name },
      trajectory_state: { id: 1, code: 'new', name: 'nieuw' },
      contact_name: 'Joost Blok',
      registration_date: expect.any(String),
    });
    const panels = ['', '/dashboard', '/notes', '/tests', '/files', '/applications', '/surveys'];
    for (const panel of [...panels.map((name) => `${path}${name}`), `/clients/${client.id}`])
      expect((await finance.get(panel)).statusCode, panel).toBe(404);
    expect((await finance.get(`/trajectories/${elsewhere.id}/head`)).statusCode).toBe(404);
  });

  it('makes an invoice with a new product, and downloads it', async () => {
    const next = (await finance.get(`${path}/invoices/next`)).json();
    const head = { ...next, declaration_reference: 'UWV 7', invoice_date: '2026-11-02' };
    const address = { billed_address: 'Lindelaan 1\n3581 AA Utrecht' };
    const invoice = (await finance.post(`${path}/invoices`, { ...head, ...address })).json();
    const coaching = { name: 'Coaching', default_price: 9500, vat_percentage: 210 };
    const product = (await finance.post('/invoice-products', coaching)).json();
    const row = { invoice_product: product.id, count: 2, unit_price: 9500, vat_percentage: 210 };
    await finance.post(`${path}/invoices/${invoice.id}/rows`, row);
    const pdf = await finance.get(`${path}/invoices/${invoice.id}/download`);
    expect((await readPdf(pdf.rawPayload)).text).toContain('229,90');
  });

  it('keeps the products and what invoices tell of the organisation, and no other setting', async () => {
    const [product] = (await finance.get(`/organisations/${own.id}/invoice-products`)).json();
    const archived = await finance.patch(`/invoice-products/${product.id}`, { archived: true });
    expect(archived.json()).toMatchObject({ name: 'Coaching', archived: true });
    const { version, ...before } = (await finance.get(details)).json();
    const iban = 'NL20INGB0001234567';
    const changed = await finance.patch(details, { iban, version });
    expect(changed.json()).toEqual({ ...before, iban, version: version + 1 });
    expect((await finance.patch(details, { listed: true })).statusCode).toBe(422);
    expect((await finance.get(`/organisations/${own.id}`)).statusCode).toBe(404);
    expect((await finance.get(`/organisations/${foreign.id}/invoice-details`)).statusCode).toBe(
      404,
    );
  });

  it('who guides trajectories at one organisation has only the heads of the other', async () => {
    const account = await anAccount(db, {
      in: [
        ['counselor', foreign],
        ['finance', own],
      ],
    });
    const both = as(await tokenOf(world, account));
    expect((await idsOf('', both)).sort()).toEqual([trajectory.id, elsewhere.id].sort());
    expect(await idsOf('?q=kanaal', both)).toEqual([]);
    expect((await both.get(`/trajectories/${elsewhere.id}/dashboard`)).statusCode).toBe(200);
    expect((await both.get(`${path}/dashboard`)).statusCode).toBe(404);
    expect((await both.get(`${path}/head`)).statusCode).toBe(200);
  });
});

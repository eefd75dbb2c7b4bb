import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoicingOrganisation, aPayer } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const foreign = await anInvoicingOrganisation(db);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const path = `/organisations/${own.id}/payers`;
const municipality = {
  name: 'Gemeente Amersfoort',
  address: 'Stadhuisplein 1\n3811 LM Amersfoort',
  vat_number: 'NL 001234567 B01',
  kvk_number: '3212 3456',
  oin: '00000001001234567000',
  country: 'nl',
  email: 'Facturen@Amersfoort.nl',
  reference: 'Team Werk',
  e_invoice: 'nlcius',
};

describe('payers', () => {
  it('are known once and found by whoever makes invoices', async () => {
    const added = await as(counselor).post(path, municipality);
    expect(added.json()).toMatchObject({
      ...municipality,
      kvk_number: '32123456',
      country: 'NL',
      email: 'facturen@amersfoort.nl',
      archived: false,
      version: 1,
    });
    expect((await as(counselor).get(path)).json()).toEqual([added.json()]);
    expect((await as(counselor).get(`/organisations/${foreign.id}/payers`)).statusCode).toBe(404);
  });

  it('need only a name', async () => {
    const { id, ...payer } = (await as(counselor).post(path, { name: 'UWV' })).json();
    expect(payer).toMatchObject({ name: 'UWV', country: 'NL', e_invoice: 'none', oin: '' });
  });

  it('are refused with numbers that cannot be', async () => {
    const wrong = { kvk_number: '12', oin: '34', country: 'Nederland', vat_number: 'NL1' };
    const answer = await as(counselor).post(path, { name: 'Mis', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      expect.stringContaining('btw-nummer'),
      expect.stringContaining('acht cijfers'),
      expect.stringContaining('twintig cijfers'),
      expect.stringContaining('Land'),
    ]);
  });

  it('have a name of their own, until they are archived', async () => {
    const { id } = await aPayer(db, own, { name: 'Zorggroep De Linde' });
    const again = { name: 'zorggroep de linde' };
    const refused = await as(counselor).post(path, again);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      ['Er is al een betaler met deze naam. Kies die uit de lijst.'],
    ]);
    await as(admin).patch(`${path}/${id}`, { archived: true });
    expect((await as(counselor).post(path, again)).statusCode).toBe(200);
    expect((await as(admin).patch(`${path}/${id}`, { archived: false })).statusCode).toBe(422);
    const names = (await as(admin).get(`${path}/kept`))
      .json()
      .map(({ name }: { name: string }) => name);
    expect(names.at(-1)).toBe('Zorggroep De Linde');
  });

  it('are changed by who keeps the settings, and never over somebody else’s change', async () => {
    const { id } = await aPayer(db, own, { name: 'Werkbedrijf Noord' });
    const change = (body: object, who = admin) => as(who).patch(`${path}/${id}`, body);
    expect((await change({ reference: 'A' }, counselor)).statusCode).toBe(404);
    const changed = await change({ reference: 'A', version: 1 });
    expect(changed.json()).toMatchObject({ name: 'Werkbedrijf Noord', reference: 'A', version: 2 });
    expect((await change({ reference: 'B', version: 1 })).statusCode).toBe(422);
  });
});

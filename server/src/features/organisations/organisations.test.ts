import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const path = `/organisations/${own.id}`;
const details = {
  address: 'Kanaalstraat 12',
  postal_code: '3531 CJ',
  city: 'Utrecht',
  kvk_number: '30123456',
  vat_number: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
  payment_term_days: 14,
};

describe('the details of an organisation', () => {
  it('are filled in by its admin and stay, without the spaces and dots people type', async () => {
    const typed = { ...details, iban: 'nl91 abna 0417 1643 00', vat_number: 'NL 0012.34.567.B01' };
    const answer = await as(admin).patch(path, { ...typed, version: 1 });
    expect(answer.json()).toEqual({
      ...details,
      id: own.id,
      name: 'Werkwijzer',
      language: 'nl',
      evaluation_expiry_days: 30,
      has_logo: false,
      version: 2,
    });
    expect((await as(admin).get(path)).json()).toEqual(answer.json());
  });

  it.each([
    ['an account number whose check digits are wrong', { iban: 'NL92ABNA0417164300' }],
    ['no account number at all', { iban: 'ABNA' }],
    ['a KvK number of seven digits', { kvk_number: '3012345' }],
    ['a Dutch VAT number without its B', { vat_number: 'NL00123456701' }],
    ['no name', { name: ' ' }],
    ['a payment term of two years', { payment_term_days: 730 }],
  ])('refuse %s', async (_what, wrong) => {
    const before = (await as(admin).get(path)).json();
    expect((await as(admin).patch(path, wrong)).statusCode).toBe(422);
    expect((await as(admin).get(path)).json()).toEqual(before);
  });

  it('tell the second admin that somebody was first', async () => {
    const { version } = (await as(admin).get(path)).json();
    await as(admin).patch(path, { city: 'Zeist', version });
    const late = await as(admin).patch(path, { city: 'Bilthoven', version });
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('ondertussen gewijzigd'),
    ]);
  });

  it('[ADM-08] do not exist for another organisation’s admin, nor for a counselor', async () => {
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    for (const token of [counselor, stranger]) {
      expect((await as(token).get(path)).statusCode).toBe(404);
      expect((await as(token).patch(path, { name: 'Gekaapt' })).statusCode).toBe(404);
    }
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
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

describe('[ADM-03] the details of an organisation', () => {
  it('are filled in by its admin and saved, without the spaces and dots people type', async () => {
    const typed = { ...details, iban: 'nl91 abna 0417 1643 00', vat_number: 'NL 0012.34.567.B01' };
    const answer = await as(admin).patch(path, { ...typed, version: 1 });
    expect(answer.json()).toEqual({
      ...details,
      id: own.id,
      name: 'Werkwijzer',
      language: 'nl',
      evaluation_expiry_days: 30,
      listed: false,
      profile_roles: ['teacher', 'mentor', 'coach'],
      chart_roles: ['teacher', 'mentor', 'coach'],
      blind_evaluations: false,
      accent_color: '',
      portal_greeting: '',
      portal_help: '',
      code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      has_logo: false,
      version: 2,
    });
    expect((await as(admin).get(path)).json()).toEqual(answer.json());
  });

  it('say which evaluators see what of a student, and the log what it was before', async () => {
    const roles = { profile_roles: ['recipient', 'coach', 'coach'], chart_roles: [] };
    const answer = await as(admin).patch(path, roles);
    expect(answer.json()).toMatchObject({ profile_roles: ['coach', 'recipient'], chart_roles: [] });
    const { data } = (await as(admin).get('/events?action=organisations.update')).json();
    expect(data[0].lines.sort()).toEqual([
      'Wie de grafiek van een student ziet: leraar, begeleider, coach → niemand',
      'Wie het profiel van een student ziet: leraar, begeleider, coach → coach, zorgvrager',
    ]);
    for (const role of ['student', 'admin'])
      expect((await as(admin).patch(path, { chart_roles: [role] })).statusCode, role).toBe(422);
  });

  it.each([
    ['an account number whose check digits are wrong', { iban: 'NL92ABNA0417164300' }],
    ['no account number at all', { iban: 'ABNA' }],
    ['a KvK number of seven digits', { kvk_number: '3012345' }],
    ['a Dutch VAT number without its B', { vat_number: 'NL00123456701' }],
    ['a colour that is none', { accent_color: 'rood' }],
    ['a greeting of a page', { portal_greeting: 'a'.repeat(501) }],
    ['no name', { name: ' ' }],
    ['a payment term of two years', { payment_term_days: 730 }],
  ])('refuse %s', async (_what, wrong) => {
    const before = (await as(admin).get(path)).json();
    expect((await as(admin).patch(path, wrong)).statusCode).toBe(422);
    expect((await as(admin).get(path)).json()).toEqual(before);
  });

  it('hold a colour that can be read, and how clients and employers are greeted', async () => {
    const face = { portal_greeting: 'Welkom bij Werkwijzer', portal_help: 'Bel 030 123 45 67' };
    const answer = await as(admin).patch(path, { ...face, accent_color: '#1D4ED8' });
    expect(answer.json()).toMatchObject({ ...face, accent_color: '#1d4ed8' });
    const { data } = (await as(admin).get('/events?action=organisations.update')).json();
    expect(data[0].lines.sort()).toEqual([
      'Hulp op Mijn traject: gewijzigd',
      'Kleur: leeg → #1d4ed8',
      'Welkomsttekst op Mijn traject: gewijzigd',
    ]);
    const light = await as(admin).patch(path, { accent_color: '#fde047' });
    expect([light.statusCode, light.json().errors]).toEqual([
      422,
      ['Kleur: deze kleur is te licht: het contrast met wit moet minstens 4,5 zijn.'],
    ]);
    expect((await as(admin).patch(path, { accent_color: '' })).json().accent_color).toBe('');
  });

  it('tell a second admin that somebody was first', async () => {
    const { version } = (await as(admin).get(path)).json();
    await as(admin).patch(path, { city: 'Zeist', version });
    const late = await as(admin).patch(path, { city: 'Bilthoven', version });
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('ondertussen zelf gewijzigd'),
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

describe('[ADM-03] an organisation', () => {
  it('is made by the operator of the program, and not by an admin of another', async () => {
    const founded = await as(admin).post('/organisations', { name: 'Nieuw huis' });
    expect(founded.statusCode).toBe(404);
    expect((await as(admin).get('/auth/me')).json().may_found).toBe(false);
    const list = (await as(admin).get('/administration/organisations')).json();
    expect(list.map(({ id }: { id: number }) => id)).toEqual([own.id]);
  });

  it('is made by an admin where one organisation runs the program, who then administers it too', async () => {
    await db.updateTable('installation').set({ one_house: true }).execute();
    const { json, statusCode } = await as(admin).post('/organisations', { name: 'Nieuw huis' });
    expect(statusCode).toBe(200);
    const made = json();
    expect(made).toMatchObject({ name: 'Nieuw huis', language: 'nl', payment_term_days: 30 });
    const list = (await as(admin).get('/administration/organisations')).json();
    expect(list).toEqual([
      { id: made.id, name: 'Nieuw huis', city: '', has_logo: false, people: 1 },
      expect.objectContaining({ id: own.id, people: 2 }),
    ]);
    expect((await as(admin).get(`/organisations/${made.id}`)).statusCode).toBe(200);
    expect((await as(admin).post('/organisations', { name: ' ' })).statusCode).toBe(422);
    expect((await as(admin).get('/auth/me')).json().may_found).toBe(true);
    await db.updateTable('installation').set({ one_house: false }).execute();
  });

  it('has a logo, limited in size and re-encoded, that is shown and can be removed', async () => {
    const upload = uploadTo(app, admin);
    const wide = await sharp({
      create: { width: 2400, height: 800, channels: 4, background: '#0b5f5a80' },
    })
      .png()
      .toBuffer();
    expect((await as(admin).get(`${path}/logo`)).statusCode).toBe(404);
    expect((await upload(`${path}/logo`, { logo: aFile(wide, 'logo.png') })).statusCode).toBe(204);
    const shown = await as(admin).get(`${path}/logo`);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 600,
      height: 200,
      hasAlpha: true,
    });
    expect((await as(admin).get(path)).json().has_logo).toBe(true);
    for (const [bytes, name] of [
      [samples.gif, 'logo.gif'],
      [samples.pdf, 'logo.png'],
      [samples.png.subarray(0, 40), 'logo.png'],
    ] as const)
      expect((await upload(`${path}/logo`, { logo: aFile(bytes, name) })).statusCode).toBe(422);
    expect((await as(admin).delete(`${path}/logo`)).statusCode).toBe(204);
    expect((await as(admin).delete(`${path}/logo`)).statusCode).toBe(404);
  });

  it('[ADM-08] shows its logo to nobody else’s admin', async () => {
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    const parts = { logo: aFile(samples.png, 'logo.png') };
    await uploadTo(app, admin)(`${path}/logo`, parts);
    expect((await as(stranger).get(`${path}/logo`)).statusCode).toBe(404);
    expect((await uploadTo(app, stranger)(`${path}/logo`, parts)).statusCode).toBe(404);
    expect((await as(stranger).delete(`${path}/logo`)).statusCode).toBe(404);
    expect((await as(stranger).get('/administration/organisations')).json()).toHaveLength(1);
  });

  it('has its logo on letters, with its name for people who cannot see it', async () => {
    const body = { name: 'Brief', contents: '<p>Hallo</p>', organisation_id: own.id };
    const answer = await as(admin).post('/document-templates/preview', body);
    expect(answer.statusCode).toBe(200);
    const read = await readPdf(answer.rawPayload);
    expect(read.structure).toContain('Figure');
    expect(answer.rawPayload.toString('latin1')).toContain('/StructTreeRoot');
  });
});

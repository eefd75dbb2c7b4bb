import { beforeEach, describe, expect, it } from 'vitest';
import { anXlsx, asSheet } from '../../platform/reading/xlsx/xlsx.testing.ts';
import { anAccount, anOrganisation, aRecord, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);

beforeEach(async () => void (await db.deleteFrom('call_counts').execute()));

const csv = (lines: string[]) => aFile(Buffer.from(lines.join('\r\n')), 'lijst.csv');
const xlsx = (rows: string[][]) => aFile(anXlsx({ sheet: asSheet(rows) }), 'lijst.xlsx');
const send = (path: string, file: File, given: Record<string, string> = {}, language = 'nl') =>
  uploadTo(
    app,
    token,
    language,
  )(path, {
    kind: 'clients',
    organisation_id: String(own.id),
    ...given,
    file,
  });
const preview = async (file: File, given = {}) =>
  (await send('/imports/preview', file, given)).json();
const accounts = async () =>
  (
    await db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute()
  )[0]?.n;
const byEmail = (email: string) =>
  db
    .selectFrom('people as a')
    .leftJoin('profiles as p', 'p.person_id', 'a.id')
    .where('email', '=', email)
    .selectAll()
    .executeTakeFirst();

const heads =
  'E-mail;Voornaam;Tussenvoegsel;Achternaam;Geboortedatum;Geslacht;Huis nr;Lievelingskleur';
const rows = [
  'fatima@x.nl;Fatima;;El Amrani;31-12-1984;vrouw;12;blauw',
  'jan@x.nl;Jan;van der;Berg;1990-02-01;M;;',
];

describe('[ADM-06] the preview of an import', () => {
  it('matches the columns by name, lists the others, and stores nothing', async () => {
    const before = await accounts();
    const answer = await preview(csv([heads, ...rows]));
    expect(answer).toEqual({
      total: 2,
      new: 2,
      known: 0,
      wrong: 0,
      errors: [],
      columns: [
        { name: 'E-mail', field: 'email' },
        { name: 'Voornaam', field: 'first_name' },
        { name: 'Tussenvoegsel', field: 'infix' },
        { name: 'Achternaam', field: 'last_name' },
        { name: 'Geboortedatum', field: 'date_of_birth' },
        { name: 'Geslacht', field: 'gender' },
        { name: 'Huis nr', field: 'address_number' },
      ],
      unknown_columns: ['Lievelingskleur'],
      rows: [
        {
          row: 2,
          state: 'new',
          values: {
            email: 'fatima@x.nl',
            first_name: 'Fatima',
            last_name: 'El Amrani',
            date_of_birth: '31-12-1984',
            gender: 'vrouw',
            address_number: '12',
          },
          errors: [],
        },
        expect.objectContaining({ row: 3, state: 'new' }),
      ],
    });
    expect(await accounts()).toBe(before);
  });

  it('says what is wrong with each row, and nothing about people known elsewhere', async () => {
    const staff = await anAccount(db, { in: [['counselor', own]] });
    const theirs = await aClient(db, foreign);
    const known = await aClient(db, own);
    const answer = await preview(
      csv([
        'email,first name,last name,date of birth',
        'geen adres,Jan,Berg,',
        'a@x.nl,,Berg,30-02-2001',
        'dubbel@x.nl,Jan,Berg,',
        'DUBBEL@x.nl,Piet,Berg,',
        `${staff.email},Jan,Berg,`,
        `${theirs.email},Jan,Berg,`,
        `${known.email},Jan,Berg,`,
      ]),
    );
    const said = answer.rows.map(({ row, state, errors }: { [key: string]: unknown }) => [
      row,
      state,
      errors,
    ]);
    expect(said).toEqual([
      [2, 'wrong', ['E-mailadres: dit is geen geldig e-mailadres.']],
      [3, 'wrong', ['Voornaam: vul dit in.', 'Geboortedatum: dit is geen bestaande datum.']],
      [4, 'new', []],
      [5, 'wrong', ['Dit e-mailadres staat ook op rij 4.']],
      [6, 'wrong', ['Dit e-mailadres hoort bij iemand van jullie organisatie die geen cliënt is.']],
      [7, 'new', []],
      [8, 'known', []],
    ]);
    expect(answer).toMatchObject({ total: 7, wrong: 4, new: 2, known: 1 });
  });

  it('holds each row to the rules of the form', async () => {
    const { rows, wrong } = await preview(
      csv([
        'email;voornaam;achternaam;geboortedatum;postcode;telefoon',
        'a@x.nl;A;Aa;01-01-2090;3531 CN;030 1234567',
        'b@x.nl;B;Bb;31-12-1899;0031 SS;onbekend',
      ]),
    );
    expect(wrong).toBe(2);
    const birth = 'Geboortedatum: een geboortedatum ligt tussen 1900 en vandaag.';
    expect(rows[0].errors).toEqual([birth]);
    expect(rows[1].errors).toEqual([
      birth,
      expect.stringMatching(/^Postcode: /),
      'Telefoonnummer: een telefoonnummer bevat cijfers.',
    ]);
  });

  it('accepts several words for a gender, and restores the leading zero of a phone number', async () => {
    const answer = await preview(
      xlsx([
        ['e-mail', 'voornaam', 'achternaam', 'geslacht', 'mobiel'],
        ['g@x.nl', 'Gé', 'Bos', 'jongen', '612345678'],
        ['h@x.nl', 'Hé', 'Bos', 'v', '612345678'],
      ]),
    );
    expect(answer.rows[0].errors).toEqual(['Geslacht: vul man, vrouw of anders in, of m, v of x.']);
    const sheet = xlsx([
      ['e-mail', 'voornaam', 'achternaam', 'mobiel'],
      ['h@x.nl', 'Hé', 'Bos', '612345678'],
    ]);
    await send('/imports', sheet);
    expect((await byEmail('h@x.nl'))?.mobile_number).toBe('0612345678');
  });

  it('asks for missing columns, and refuses anything that is not a table', async () => {
    const answer = await preview(csv(['naam;e-mail;mail', 'Jan;jan@x.nl;jan@x.nl']));
    expect(answer.errors).toEqual([
      'De kolom ‘voornaam’ ontbreekt.',
      'De kolom ‘achternaam’ ontbreekt.',
      'De kolom ‘mail’ staat er twee keer.',
    ]);
    for (const file of [
      csv(['e-mail;voornaam;achternaam']),
      csv(['e-mail;"voornaam']),
      aFile(Buffer.from('PK\x03\x04 not a zip'), 'lijst.xlsx'),
      aFile(Buffer.of(0, 1, 2), 'lijst.csv'),
      csv(['e-mail;voornaam;achternaam', ...Array(10_001).fill('a;b;c')]),
    ]) {
      const refused = await send('/imports/preview', file);
      expect([refused.statusCode, refused.json().errors[0]]).toEqual([422, expect.any(String)]);
    }
  });

  it('[ADM-08] works for one’s own organisation only', async () => {
    const organisation_id = String(foreign.id);
    for (const path of ['/imports/preview', '/imports'])
      expect((await send(path, csv([heads, ...rows]), { organisation_id })).statusCode).toBe(422);
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    const refused = await uploadTo(app, counselor)('/imports', { file: csv([heads, ...rows]) });
    expect(refused.statusCode).toBe(404);
  });
});

describe('[ADM-06] an import', () => {
  it('adds clients with everything in their rows, and leaves known ones as they are', async () => {
    const known = await aClient(db, own, { first_name: 'Bekend' });
    const file = csv([heads, ...rows, `${known.email};Anders;;Heet;;;;`]);
    expect((await send('/imports', file)).json()).toMatchObject({ total: 3, new: 2, known: 1 });
    expect(await byEmail('jan@x.nl')).toMatchObject({
      name: 'Jan van der Berg',
      date_of_birth: '1990-02-01',
      gender: 'm',
      account_id: null,
    });
    const fatima = await byEmail('fatima@x.nl');
    expect(fatima).toMatchObject({
      gender: 'f',
      date_of_birth: '1984-12-31',
      address_number: '12',
    });
    expect((await as(token).get(`/clients/${fatima?.id}`)).json().account_types).toEqual([
      { code: 'client' },
    ]);
    expect((await byEmail(known.email))?.first_name).toBe('Bekend');
    expect((await send('/imports', file)).json()).toMatchObject({ total: 3, new: 0, known: 3 });
  });

  it('reads what a Dutch Excel saves without UTF-8', async () => {
    const text = 'e-mail;voornaam;achternaam\r\nzoe@x.nl;Zoë;Çelik\r\n';
    const file = aFile(Buffer.from(text, 'latin1'), 'lijst.csv');
    await send('/imports', file);
    expect((await byEmail('zoe@x.nl'))?.name).toBe('Zoë Çelik');
  });

  it('reads what Excel saves as Unicode text', async () => {
    const text = '\uFEFFe-mail\tvoornaam\tachternaam\r\nzoe@x.nl\tZoë\tBos\r\n';
    const file = aFile(Buffer.from(text, 'utf16le'), 'lijst.csv');
    expect((await preview(file)).rows).toMatchObject([{ values: { first_name: 'Zoë' } }]);
  });

  it('imports nothing when one row is wrong, and names the row', async () => {
    const before = await accounts();
    const file = xlsx([
      ['E-mail', 'Voornaam', 'Achternaam'],
      ['goed@x.nl', 'Goed', 'Zo'],
      ['fout', 'Fout', 'Zo'],
    ]);
    const answer = await send('/imports', file, {}, 'en');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Row 3: Email address: this is not a valid email address.'],
    ]);
    expect(await accounts()).toBe(before);
  });

  it('adds students, enrols them, and mails them only when that is ticked', async () => {
    const { diploma_id } = await aSchool(db, own, 0);
    const waits = await anAccount(db, { first_name: 'Wacht' });
    const { email, first_name, last_name, account_id } = waits;
    await aRecord(db, { email, first_name, last_name, account_id, organisation_id: own.id });
    const given = { kind: 'students', diploma_id: String(diploma_id) };
    const list = (name: string) =>
      xlsx([
        ['Voornaam', 'Achternaam', 'Email', 'Uitkering'],
        [name, 'Bos', `${name}@school.nl`, 'WW'],
        ['Wacht', 'de Vries', waits.email, ''],
      ]);
    const seen = await preview(list('stil'), given);
    expect(seen).toMatchObject({ new: 1, known: 1, unknown_columns: ['Uitkering'] });
    await send('/imports', list('stil'), given);
    expect((await send('/imports', list('luid'), { ...given, invite: '1' })).statusCode).toBe(200);
    const mail = await lastMail(db, 'luid@school.nl');
    expect([mail.template, mail.organisation_id]).toEqual(['invited', own.id]);
    const mails = await db
      .selectFrom('mails')
      .where('recipient', 'in', ['stil@school.nl', waits.email])
      .execute();
    expect(mails).toEqual([]);
    const enrolled = (await as(token).get(`/diplomas/${diploma_id}/students`)).json();
    expect(enrolled.meta.total).toBe(3);
  });

  it('refuses a diploma from elsewhere, and enrolling or inviting clients', async () => {
    const theirs = await aSchool(db, foreign, 0);
    const student = csv(['e-mail;voornaam;achternaam', 'st@x.nl;Sam;Bos']);
    const diploma_id = String(theirs.diploma_id);
    const wrongs: Record<string, string>[] = [
      { kind: 'students', diploma_id },
      { diploma_id },
      { invite: '1' },
    ];
    for (const wrong of wrongs)
      for (const path of ['/imports', '/imports/preview'])
        expect((await send(path, student, wrong)).statusCode, path).toBe(422);
    expect(await byEmail('st@x.nl')).toBeUndefined();
  });

  it('names people whose account is switched off', async () => {
    const { email, id } = await anAccount(db, { in: [['student', own]] });
    const set = { deactivated_at: new Date() };
    await db.updateTable('people').set(set).where('id', '=', id).execute();
    const file = csv(['e-mail;voornaam;achternaam', `${email};Sam;Bos`]);
    const shown = await preview(file, { kind: 'students' });
    expect(shown.rows[0].errors).toEqual([
      'Deze persoon heeft geen toegang meer. Geef die eerst terug.',
    ]);
  });

  it('takes thousands at once, in batches', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => `mens${n}@x.nl;Mens${n};Menigte`);
    const file = csv(['e-mail;voornaam;achternaam', ...many]);
    const shown = await preview(file, { kind: 'students' });
    expect([shown.new, shown.rows.length]).toEqual([2000, 100]);
    const answer = await send('/imports', file, { kind: 'students' });
    expect(answer.json()).toMatchObject({ total: 2000, new: 2000, known: 0 });
    expect((await as(token).get('/people?q=menigte')).json().meta.total).toBe(2000);
  });

  it('happens once when the same file is sent twice at the same moment', async () => {
    const file = () => csv(['e-mail;voornaam;achternaam', 'twee@x.nl;Sam;Bos']);
    const answers = await Promise.all([send('/imports', file()), send('/imports', file())]);
    for (const { statusCode } of answers) expect([200, 422]).toContain(statusCode);
    const places = await db
      .selectFrom('memberships as m')
      .innerJoin('people as a', 'a.id', 'm.person_id')
      .where('email', '=', 'twee@x.nl')
      .selectAll()
      .execute();
    expect(places).toHaveLength(1);
  });
});

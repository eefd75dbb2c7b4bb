import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const foreign = await anOrganisation(db);
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);

const form = {
  email: 'lisa.janssen@mail.example',
  first_name: 'Lisa',
  last_name: 'Janssen',
  initials: 'L.M.',
  maiden_name: 'de Boer',
  gender: 'f',
  date_of_birth: '1991-05-14',
  place_of_birth: 'Nieuwegein',
  nationality: 'Nederlandse',
  address: 'Dorpsstraat',
  address_number: '48',
  address_number_suffix: 'B',
  postal_code: '3991 BX',
  phone_number: '030 271 48 00',
  mobile_number: '06 87 65 43 21',
  benefits: 'WW',
  education: 'Mbo 4 Secretarieel',
  intellectual_ability: 'Mbo',
  quote_text: 'Ik leer het liefst door te doen.',
};
const create = (body: object) =>
  as(token).post('/clients', { ...form, organisation_id: own.id, ...body });
const get = async (id: number) => (await as(token).get(`/clients/${id}`)).json();
let count = 0;
const newEmail = () => `client${++count}@mail.example`;

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('what a client cannot have', () => {
  const wrong = [
    [
      'date_of_birth',
      '2090-01-01',
      'Geboortedatum: een geboortedatum ligt tussen 1900 en vandaag.',
    ],
    [
      'date_of_birth',
      '1899-12-31',
      'Geboortedatum: een geboortedatum ligt tussen 1900 en vandaag.',
    ],
    ['phone_number', 'geen', 'Telefoonnummer: een telefoonnummer bevat cijfers.'],
    ['mobile_number', '-', 'Mobiel: een telefoonnummer bevat cijfers.'],
    ['postal_code', '0531 CN', /^Postcode: dit is geen bestaande postcode/],
    ['postal_code', '3531 SS', /^Postcode: /],
    ['postal_code', '3531 C', /^Postcode: /],
  ] as const;
  const matching = (sentence: string | RegExp) =>
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);

  it.each(wrong)('is refused at its field: %s %s', async (name, value, sentence) => {
    const refused = await create({ email: newEmail(), [name]: value });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [matching(sentence)]]);
    const { id } = await aClient(db, own);
    const change = await as(token).patch(`/clients/${id}`, { [name]: value });
    expect([change.statusCode, change.json().errors]).toEqual([422, [matching(sentence)]]);
  });

  it.each(['3531CN', '3531 cn', '9000', 'SW1A 1AA', 'D-10115', '12345'])(
    'includes a postal code that exists neither here nor elsewhere: %s',
    async (postal_code) => {
      expect((await create({ email: newEmail(), postal_code })).statusCode).toBe(200);
    },
  );

  it('may stay where it is already stored, until it is changed', async () => {
    const { id } = await aClient(db, own);
    const old = { postal_code: '0000 XX', phone_number: 'onbekend', date_of_birth: '2090-01-01' };
    await db.updateTable('profiles').set(old).where('person_id', '=', id).execute();
    const change = await as(token).patch(`/clients/${id}`, { ...old, city: 'Zeist' });
    expect(change.json()).toMatchObject({ ...old, city: 'Zeist' });
    const worse = await as(token).patch(`/clients/${id}`, { ...old, phone_number: 'weet niet' });
    expect(worse.json().errors).toEqual(['Telefoonnummer: een telefoonnummer bevat cijfers.']);
    const better = await as(token).patch(`/clients/${id}`, { phone_number: '' });
    expect(better.statusCode).toBe(200);
  });
});

describe('a client', () => {
  it('[TRAJ-11, DASH-04] keeps every field of the form after a save and a reload; the city has two names', async () => {
    const made = (await create({ city: 'Houten' })).json();
    const expected = {
      ...form,
      id: expect.any(Number),
      name: 'Lisa Janssen',
      city: 'Houten',
      city_name: 'Houten',
      has_profile_picture: false,
      version: 1,
    };
    expect(await get(made.id)).toMatchObject(expected);
    expect(made).toEqual(await get(made.id));
    const change = { city_name: 'Zeist', gender: 'x', benefits: null, last_name: 'Bakker' };
    await as(token).patch(`/clients/${made.id}`, change);
    expect(await get(made.id)).toMatchObject({
      ...expected,
      ...change,
      city: 'Zeist',
      name: 'Lisa Bakker',
      version: 2,
    });
  });

  it('[TRAJ-06, TRAJ-14] may be w in the wizard, which is stored as f', async () => {
    const { id, gender } = (await create({ email: newEmail(), gender: 'w' })).json();
    expect(gender).toBe('f');
    await as(token).patch(`/clients/${id}`, { gender: 'm' });
    expect((await as(token).patch(`/clients/${id}`, { gender: 'w' })).json().gender).toBe('f');
  });

  it.each([
    ['no email', { email: undefined }, 'E-mailadres: vul dit in.'],
    ['an invalid email', { email: 'lisa' }, 'E-mailadres: dit is geen geldig e-mailadres.'],
    ['no first name', { first_name: ' ' }, 'Voornaam: vul dit in.'],
    ['no last name', { last_name: undefined }, 'Achternaam: vul dit in.'],
    ['another gender', { gender: 'v' }, 'Geslacht: dit klopt niet.'],
    [
      'a birthday that does not exist',
      { date_of_birth: '1991-02-30' },
      'Geboortedatum: dit is geen bestaande datum.',
    ],
    [
      'a foreign organisation',
      { organisation_id: foreign.id },
      'Organisatie: dit kun je hier niet kiezen.',
    ],
    ['a password', { password: 'x' }, 'Wachtwoord: dit veld kennen we niet.'],
  ])('refuses %s', async (_what, wrong, sentence) => {
    const answer = await create({ email: newEmail(), ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('comes with the lists of the profile and the roles they have', async () => {
    const { id } = await aClient(db, own);
    const person_id = id;
    await db
      .insertInto('profile_languages')
      .values({ person_id, name: 'Arabisch', speak: 10, read: 8, write: 7 })
      .execute();
    await db
      .insertInto('profile_courses')
      .values({ person_id, name: 'BHV', achieved: true, expiration_date: '2027-03-01' })
      .execute();
    await db
      .insertInto('profile_references')
      .values({ person_id, name: 'P. Hoekstra', company: 'De Linde' })
      .execute();
    for (const list of ['job_interests', 'competences', 'skills', 'interests'])
      await db.insertInto('profile_items').values({ person_id, list, name: list }).execute();
    const any = expect.any(Number);
    expect(await get(id)).toMatchObject({
      account_types: [{ code: 'client' }],
      languages: [{ id: any, name: 'Arabisch', speak: 10, read: 8, write: 7 }],
      courses: [{ id: any, name: 'BHV', achieved: true, expiration_date: '2027-03-01' }],
      references: [{ id: any, name: 'P. Hoekstra', company: 'De Linde', description: null }],
      job_interests: [{ id: any, name: 'job_interests' }],
      competences: [{ id: any, name: 'competences' }],
      skills: [{ id: any, name: 'skills' }],
      interests: [{ id: any, name: 'interests' }],
      files: [],
      job_functions: [],
      studies: [],
    });
  });

  it('is protected from two editors at once: the second is told who came first', async () => {
    const { id } = await aClient(db, own);
    const path = `/clients/${id}`;
    expect((await as(token).patch(path, { city: 'Zeist', version: 1 })).statusCode).toBe(200);
    const late = await as(token).patch(path, { city: 'Baarn', last_name: 'Te laat', version: 1 });
    expect(late.json().errors[0]).toContain('Je hebt dit ondertussen zelf gewijzigd');
    expect(await get(id)).toMatchObject({ city: 'Zeist', last_name: 'El Amrani' });
  });

  it('is opened with an event that names the reader and holds no personal data', async () => {
    const { id } = await aClient(db, own);
    await get(id);
    const events = await db
      .selectFrom('events')
      .where('action', '=', 'clients.get')
      .selectAll()
      .execute();
    expect(events.at(-1)).toMatchObject({
      person_id: marieke.id,
      record: { clientId: String(id) },
    });
  });
});

describe('the email of a client', () => {
  it('changes, and an invitation to the old one dies', async () => {
    const { id } = await aClient(db, own);
    const minutes = 60;
    await world.links.create(db, 'activate', { person_id: id, minutes });
    const email = newEmail();
    expect(
      (await as(token).patch(`/clients/${id}`, { email: email.toUpperCase() })).json().email,
    ).toBe(email);
    const open = db.selectFrom('links').where('person_id', '=', id).where('revoked_at', 'is', null);
    expect(await open.selectAll().execute()).toEqual([]);
  });

  it('is where mail goes, and does not sign anybody in', async () => {
    const client = await anAccount(db, { in: [['client', own]] });
    const email = newEmail();
    expect((await as(token).patch(`/clients/${client.id}`, { email })).json().email).toBe(email);
    const signIn = (address: string) => as().post('/auth/login', { email: address, password });
    expect((await signIn(email)).statusCode).toBe(422);
    expect((await signIn(client.email)).statusCode).toBe(200);
    await as().post('/auth/forgot', { email: client.email });
    await lastMail(db, client.email);
    await as().post('/auth/forgot', { email });
    const theirs = await anAccount(db);
    await as().post('/auth/forgot', { email: theirs.email });
    await lastMail(db, theirs.email);
    const none = db.selectFrom('mails').where('recipient', '=', email).selectAll();
    expect(await none.execute()).toEqual([]);
  });

  it('is unique in the organisation, even when two people save it at once', async () => {
    const [one, two] = [await aClient(db, own), await aClient(db, own)];
    const email = newEmail();
    const answers = await Promise.all(
      [one, two].map(({ id }) => as(token).patch(`/clients/${id}`, { email, city: 'Nieuw' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual([
      'Dit e-mailadres is al van iemand anders in jullie organisatie.',
    ]);
    const cities = await Promise.all([one, two].map(async ({ id }) => (await get(id)).city));
    expect(cities.sort()).toEqual(['Nieuw', 'Utrecht']);
  });
});

describe('the name of a client', () => {
  it('is one readable line with something visible in it', async () => {
    for (const first_name of ['A\r\nBcc: x@y.nl', 'A\u0007', '\u202eanna', '\u200b\u2060', ' '])
      expect((await create({ email: newEmail(), first_name })).statusCode, first_name).toBe(422);
    const two = (await create({ email: newEmail(), quote_text: 'Twee\nregels' })).json();
    expect(two.quote_text).toBe('Twee\nregels');
  });

  it('is the organisation’s own: other organisations keep what they call them', async () => {
    const both = await anAccount(db, {
      in: [
        ['client', own],
        ['admin', foreign],
      ],
    });
    const rename = await as(token).patch(`/clients/${both.id}`, { first_name: 'Anders' });
    expect(rename.json().first_name).toBe('Anders');
    const theirs = db.selectFrom('people').where('id', '=', both.people.get(foreign.id) ?? 0);
    expect((await theirs.select('first_name').executeTakeFirst())?.first_name).toBe('Anna');
    const me = await as(await tokenOf(world, both)).get('/auth/me');
    expect(me.json().first_name).toBe('Anna');
  });
});

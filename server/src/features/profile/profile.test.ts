import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, anExperience, aStudy } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db);
const aStudent = async () => {
  const account = await anAccount(db, { first_name: 'Sanne', in: [['student', own]] });
  const token = await tokenOf(world, account);
  return { ...account, ...as(token), token, upload: uploadTo(app, token) };
};
const sanne = await aStudent();
const tom = await aStudent();

const lists = [
  ['references', 'references', { name: 'Els Prins', company: 'De Linde', description: 'Baas' }],
  ['courses', 'courses', { name: 'EHBO', achieved: true, expiration_date: '2027-05-01' }],
  ['languages', 'languages', { name: 'Turks', speak: 10, read: 8, write: 0 }],
  ['job_interests', 'items/job_interests', { name: 'Thuiszorg' }],
  ['competences', 'items/competences', { name: 'Geduldig' }],
  ['skills', 'items/skills', { name: 'Tillift' }],
  ['interests', 'items/interests', { name: 'Zwemmen' }],
] as const;

describe('one’s own profile', () => {
  it('[EVAL-19] is read and written by the student, who is told about changes in another tab', async () => {
    const before = (await sanne.get('/profile')).json();
    expect(before).toMatchObject({ id: sanne.id, quote_text: null, files: [], version: 1 });
    const change = { gender: 'f', nationality: 'Nederlandse', quote_text: 'Ik leer graag.' };
    const changed = await sanne.patch('/profile', { ...change, version: 1 });
    expect(changed.json()).toMatchObject({ ...change, version: 2 });
    expect((await sanne.get('/profile')).json()).toEqual(changed.json());
    const late = await sanne.patch('/profile', { quote_text: 'Anders', version: 1 });
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('ondertussen zelf gewijzigd'),
    ]);
    for (const wrong of [{ benefits: 'WIA' }, { date_of_birth: '2000-01-01' }, { gender: 'q' }])
      expect((await sanne.patch('/profile', wrong)).statusCode).toBe(422);
  });

  it.each(lists)(
    '[EVAL-19] has %s that are added, changed and removed',
    async (list, path, item) => {
      const added = await sanne.post(`/profile/${path}`, item);
      expect(added.json()).toEqual({ ...item, id: expect.any(Number) });
      const { id } = added.json();
      const renamed = { ...item, name: 'Anders' };
      const changed = await sanne.patch(`/profile/${path}/${id}`, renamed);
      expect(changed.json()).toEqual({ ...renamed, id });
      expect((await sanne.get('/profile')).json()[list]).toEqual([{ ...renamed, id }]);
      expect((await sanne.post(`/profile/${path}`, { ...item, name: ' ' })).statusCode).toBe(422);
      expect((await tom.patch(`/profile/${path}/${id}`, renamed)).statusCode).toBe(404);
      expect((await tom.delete(`/profile/${path}/${id}`)).statusCode).toBe(404);
      expect((await sanne.delete(`/profile/${path}/${id}`)).statusCode).toBe(204);
      expect((await sanne.delete(`/profile/${path}/${id}`)).statusCode).toBe(404);
      expect((await sanne.get('/profile')).json()[list]).toEqual([]);
    },
  );

  it('keeps an item on its own list', async () => {
    const { id } = (await sanne.post('/profile/items/skills', { name: 'Tillift' })).json();
    const elsewhere = `/profile/items/interests/${id}`;
    expect((await sanne.patch(elsewhere, { name: 'x' })).statusCode).toBe(404);
    expect((await sanne.delete(elsewhere)).statusCode).toBe(404);
    expect((await sanne.post('/profile/items/secrets', { name: 'x' })).statusCode).toBe(404);
    for (const wrong of [{ speak: 11 }, { read: -1 }, { write: 1.5 }])
      expect(
        (await sanne.post('/profile/languages', { ...lists[2][2], ...wrong })).statusCode,
      ).toBe(422);
  });

  it.each(lists)(
    'lets %s grow to a hundred, even when two are added at once',
    async (list, path, item) => {
      const student = await aStudent();
      const values = Array.from({ length: 99 }, () => ({ person_id: student.id, name: 'x' }));
      if (path.startsWith('items/'))
        await db
          .insertInto('profile_items')
          .values(values.map((row) => ({ ...row, list })))
          .execute();
      else if (list === 'courses') await db.insertInto('profile_courses').values(values).execute();
      else if (list === 'references')
        await db.insertInto('profile_references').values(values).execute();
      else
        await db
          .insertInto('profile_languages')
          .values(values.map((row) => ({ ...row, speak: 1, read: 1, write: 1 })))
          .execute();
      const answers = await Promise.all(
        [1, 2, 3].map(() => student.post(`/profile/${path}`, item)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
      const refused = answers.find(({ statusCode }) => statusCode === 422);
      expect(refused?.json().errors[0]).toContain('hoogstens 100');
      expect((await student.get('/profile')).json()[list]).toHaveLength(100);
    },
  );

  it('exists for students alone', async () => {
    for (const type of ['admin', 'coordinator', 'counselor', 'evaluator', 'client'] as const) {
      const token = await tokenOf(world, await anAccount(db, { in: [[type, own]] }));
      expect((await as(token).get('/profile')).statusCode).toBe(404);
    }
  });
});

describe('the files of one’s own profile', () => {
  it('[EVAL-10, EVAL-19] are pdf, Word, image, sound or film, shown to their owner and removed', async () => {
    const named = (['pdf', 'docx', 'png', 'mp3', 'wav', 'mp4', 'webm', 'mov'] as const).map(
      (kind) => aFile(samples[kind], `Bestand.${kind}`),
    );
    for (const file of named)
      expect((await sanne.upload('/profile/files', { file })).statusCode, file.name).toBe(200);
    const { files } = (await sanne.get('/profile')).json();
    expect(files).toHaveLength(named.length);
    const film = files.find(({ mime }: { mime: string }) => mime === 'video/mp4');
    const path = `/profile/files/${film.id}`;
    expect((await sanne.get(path)).rawPayload).toEqual(samples.mp4);
    expect((await tom.get(path)).statusCode).toBe(404);
    expect((await tom.delete(path)).statusCode).toBe(404);
    expect((await sanne.delete(path)).statusCode).toBe(204);
    expect((await sanne.get(path)).statusCode).toBe(404);
    expect(await db.selectFrom('files').where('id', '=', film.id).selectAll().execute()).toEqual(
      [],
    );
    for (const file of [aFile(samples.html, 'Les.mp4'), aFile(samples.zip, 'Alles.zip')])
      expect((await sanne.upload('/profile/files', { file })).statusCode).toBe(422);
  });

  it('number fifty at most', async () => {
    const student = await aStudent();
    const rows = Array.from({ length: 49 }, (_, n) => ({
      key: `many-${n}`,
      name: 'a.png',
      mime: 'image/png',
      size: 1,
      sha256: 'ab',
    }));
    const stored = await db.insertInto('files').values(rows).returning('id').execute();
    await db
      .insertInto('profile_files')
      .values(stored.map(({ id }) => ({ person_id: student.id, file_id: id })))
      .execute();
    const send = () => student.upload('/profile/files', { file: aFile(samples.png, 'a.png') });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('come with a square picture', async () => {
    const picture = aFile(samples.png, 'ik.png');
    expect((await sanne.upload('/profile/picture', { picture })).statusCode).toBe(204);
    expect((await sanne.get('/profile')).json().has_profile_picture).toBe(true);
    expect((await sanne.get('/profile/picture')).headers['content-type']).toBe('image/webp');
    expect((await tom.get('/profile/picture')).statusCode).toBe(404);
    expect((await sanne.delete('/profile/picture')).statusCode).toBe(204);
    expect((await sanne.delete('/profile/picture')).statusCode).toBe(404);
  });
});

describe('work experience and studies', () => {
  const job = {
    function_title: 'Helpende',
    company_name: 'De Linde',
    city: 'Utrecht',
    job_working_area_id: 1,
    start_date: '2024-09-01',
  };

  it('are for the student to write, through the calls that staff use for clients', async () => {
    const path = `/clients/${sanne.id}/experience`;
    const { id } = (await sanne.post(path, job)).json();
    expect((await sanne.patch(`${path}/${id}`, { city: 'Zeist' })).json().city).toBe('Zeist');
    expect((await sanne.get('/profile')).json().job_functions).toHaveLength(1);
    expect((await tom.get(path)).statusCode).toBe(404);
    expect((await tom.delete(`${path}/${id}`)).statusCode).toBe(404);
    expect((await tom.delete(`/clients/${tom.id}/experience/${id}`)).statusCode).toBe(404);
    expect((await sanne.delete(`${path}/${id}`)).statusCode).toBe(204);
    for (const choices of ['/working-areas', '/study-levels', '/studies'])
      expect((await sanne.get(choices)).json().length).toBeGreaterThan(0);
  });

  it('are all that a student reaches there: not the rest of their own record, nor any client', async () => {
    const client = await aClient(db, own);
    const [experience, study] = [await anExperience(db, client), await aStudy(db, client)];
    const refused = [
      await sanne.get(`/clients/${sanne.id}`),
      await sanne.patch(`/clients/${sanne.id}`, { benefits: 'WIA' }),
      await sanne.get(`/clients/${sanne.id}/picture`),
      await sanne.get(`/clients/${client.id}/experience`),
      await sanne.post(`/clients/${client.id}/experience`, job),
      await sanne.delete(`/clients/${client.id}/experience/${experience.id}`),
      await sanne.get(`/clients/${client.id}/studies`),
      await sanne.delete(`/clients/${client.id}/studies/${study.id}`),
    ];
    for (const { statusCode } of refused) expect(statusCode).toBe(404);
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    expect((await as(counselor).get(`/clients/${sanne.id}/experience`)).statusCode).toBe(404);
  });

  it('number a hundred at most', async () => {
    const student = await aStudent();
    for (let n = 0; n < 100; n++) await anExperience(db, student);
    const answer = await student.post(`/clients/${student.id}/experience`, job);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('hoogstens 100'),
    ]);
  });
});

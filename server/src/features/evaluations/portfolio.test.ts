import { evaluationsApi } from '@traject/contract/evaluations';
import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { anExperience, aStudy } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, send, world } = app;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
const { id: evaluationId } = await school.ask(sanne, jolanda, 'teacher');
const asSanne = await by(sanne);
const upload = uploadTo(app.app, await tokenOf(world, sanne));

/** What evaluators never get, each marked with a word of its own. */
const hidden = {
  initials: 'KANARIE-voorletters',
  maiden_name: 'KANARIE-meisjesnaam',
  date_of_birth: '1999-12-31',
  place_of_birth: 'KANARIE-geboorteplaats',
  address: 'KANARIE-straat',
  address_number: 'KANARIE-nummer',
  address_number_suffix: 'KANARIE-toevoeging',
  postal_code: 'KANARIE-postcode',
  city: 'KANARIE-woonplaats',
  phone_number: 'KANARIE-telefoon',
  mobile_number: 'KANARIE-mobiel',
  benefits: 'KANARIE-uitkering',
  intellectual_ability: 'KANARIE-denkniveau',
};
await db
  .insertInto('profiles')
  .values({ person_id: sanne.id, ...hidden, quote_text: 'Ik leer door te doen.' })
  .execute();
await asSanne.post('/profile/references', {
  name: 'Els',
  company: 'De Linde',
  description: 'Baas',
});
await asSanne.post('/profile/courses', {
  name: 'EHBO',
  achieved: true,
  expiration_date: '2027-01-01',
});
await asSanne.post('/profile/languages', { name: 'Turks', speak: 10, read: 8, write: 6 });
for (const list of ['job_interests', 'competences', 'skills', 'interests'])
  await asSanne.post(`/profile/items/${list}`, { name: `Iets van ${list}` });
await anExperience(db, sanne);
await aStudy(db, sanne);
const film = (await upload('/profile/files', { file: aFile(samples.mp4, 'Les.mp4') })).json();
await upload('/profile/picture', { picture: aFile(samples.png, 'ik.png') });

describe('what an evaluator reads about the student', () => {
  it('[EVAL-07, EVAL-19] is the portfolio with all its lists', async () => {
    const answer = await (await by(jolanda)).get(`/evaluations/${evaluationId}/profile`);
    const id = expect.any(Number);
    expect(answer.json()).toEqual({
      id: sanne.id,
      name: sanne.name,
      first_name: sanne.first_name,
      last_name: sanne.last_name,
      email: sanne.email,
      gender: null,
      nationality: null,
      education: null,
      quote_text: 'Ik leer door te doen.',
      has_profile_picture: true,
      files: [{ id: film.id, name: 'Les.mp4', mime: 'video/mp4', scan: null }],
      references: [{ id, name: 'Els', company: 'De Linde', description: 'Baas' }],
      courses: [{ id, name: 'EHBO', achieved: true, expiration_date: '2027-01-01' }],
      languages: [{ id, name: 'Turks', speak: 10, read: 8, write: 6 }],
      job_interests: [{ id, name: 'Iets van job_interests' }],
      competences: [{ id, name: 'Iets van competences' }],
      skills: [{ id, name: 'Iets van skills' }],
      interests: [{ id, name: 'Iets van interests' }],
      job_functions: [expect.objectContaining({ function_title: 'Verzorgende' })],
      studies: [expect.objectContaining({ institute_name: 'ROC Midden Nederland' })],
    });
    const opened = db.selectFrom('events').where('action', '=', 'evaluations.profile').selectAll();
    expect(await opened.execute()).toEqual([expect.objectContaining({ person_id: jolanda.id })]);
  });

  it('never includes an address, a birthday, benefits or abilities, in any answer to anybody', async () => {
    const ids = {
      studentId: sanne.id,
      evaluationId,
      diplomaId: school.diploma_id,
      fileId: film.id,
    };
    let read = 0;
    for (const who of [jolanda, peter, sanne])
      for (const { method, path } of Object.values(evaluationsApi)) {
        if (method !== 'GET') continue;
        const url = path.replace(/:(\w+)/g, (_, name) => String(ids[name as keyof typeof ids]));
        const headers = { authorization: `Bearer ${await tokenOf(world, who)}` };
        const answer = await send({ method, url, headers });
        const isForbidden = who === jolanda && path.endsWith('/readers');
        expect(answer.statusCode, url).toBe(isForbidden ? 404 : 200);
        expect(answer.body, url).not.toMatch(/KANARIE|1999-12-31/);
        read++;
      }
    expect(read).toBe(33);
  });

  it('[EVAL-10] has files that a player may request in parts, shown and never executed', async () => {
    const calls = await by(jolanda);
    const path = `/evaluations/${evaluationId}/files/${film.id}`;
    const whole = await calls.get(path);
    expect(whole.rawPayload).toEqual(samples.mp4);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers['content-disposition']).toMatch(/^inline/);
    const headers = {
      authorization: `Bearer ${await tokenOf(world, jolanda)}`,
      range: 'bytes=4-7',
    };
    const part = await send({ method: 'GET', url: path, headers });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  });

  it('opens only through an evaluation of that student', async () => {
    const ofTom = await school.ask(tom, jolanda, 'teacher');
    const theirs = await (await by(jolanda)).get(`/evaluations/${ofTom.id}/files/${film.id}`);
    expect(theirs.statusCode).toBe(404);
    const stranger = await by(await anAccount(db, { in: [['evaluator', own]] }));
    for (const part of ['profile', 'picture', `files/${film.id}`]) {
      expect((await stranger.get(`/evaluations/${evaluationId}/${part}`)).statusCode).toBe(404);
      expect((await asSanne.get(`/evaluations/${evaluationId}/${part}`)).statusCode).toBe(200);
    }
  });
});

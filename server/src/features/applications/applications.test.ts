import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { anApplication, aTrajectory } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db);
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);
const upload = uploadTo(app, token);
const hostess = { date: '2026-11-03', vacancy: 'Gastvrouw woonzorg', company: 'AxionContinu' };
const letter = () => aFile(samples.pdf, 'Sollicitatiebrief.pdf');
const pathOf = async () => `/trajectories/${(await aTrajectory(db, own)).id}/applications`;

describe('applications of a trajectory', () => {
  it('[APPL-05] come in pages, newest first, each with its files', async () => {
    const path = await pathOf();
    const made = (await as(token).post(path, hostess)).json();
    expect(made).toEqual({
      ...hostess,
      id: expect.any(Number),
      readonly: false,
      files: [],
      version: 1,
    });
    for (let day = 10; day < 16; day++)
      await as(token).post(path, { ...hostess, date: `2026-11-${day}` });
    const first = (await as(token).get(`${path}?per_page=5`)).json();
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 5, total: 7 });
    expect(first.data[0].date).toBe('2026-11-15');
    const second = (await as(token).get(`${path}?per_page=5&page=2`)).json();
    expect(second.data.at(-1)).toEqual(made);
  });

  it('are changed in part and deleted, and a second editor is told', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, hostess)).json();
    const changed = await as(token).patch(`${path}/${id}`, { company: 'Reinaerde', version: 1 });
    expect(changed.json()).toMatchObject({ ...hostess, company: 'Reinaerde', version: 2 });
    expect((await as(token).patch(`${path}/${id}`, { company: 'x', version: 1 })).statusCode).toBe(
      422,
    );
    expect((await as(token).delete(`${path}/${id}`)).statusCode).toBe(204);
    expect((await as(token).get(path)).json().data).toEqual([]);
  });

  it.each([
    ['no date', { date: undefined }, 'Datum: vul dit in.'],
    ['no vacancy', { vacancy: '' }, 'Vacature: vul dit in.'],
    ['no company', { company: ' ' }, 'Bedrijf: vul dit in.'],
    ['its own readonly', { readonly: true }, 'readonly: dit veld kennen we niet.'],
  ])('[APPL-02] refuse %s', async (_what, wrong, sentence) => {
    const answer = await as(token).post(await pathOf(), { ...hostess, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('[APPL-01] made in the client’s own portfolio can be read but not changed', async () => {
    const trajectory = await aTrajectory(db, own);
    const { id } = await anApplication(db, trajectory, { readonly: true });
    const path = `/trajectories/${trajectory.id}/applications`;
    const before = (await as(token).get(path)).json();
    expect(before.data[0].readonly).toBe(true);
    const answers = [
      await as(token).patch(`${path}/${id}`, { company: 'x' }),
      await as(token).delete(`${path}/${id}`),
      await upload(`${path}/${id}/files`, { file: letter() }),
      await as(token).delete(`${path}/${id}/files/1`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().errors[0]).toContain('portfolio van de cliënt');
    }
    expect((await as(token).get(path)).json()).toEqual(before);
  });
});

describe('files of an application', () => {
  it('[APPL-06] are uploaded, downloaded and deleted under one path', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, hostess)).json();
    const file = (await upload(`${path}/${id}/files`, { file: letter() })).json();
    expect(file).toEqual({
      id: expect.any(Number),
      name: 'Sollicitatiebrief.pdf',
      mime: 'application/pdf',
      scan: null,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      uploader: { name: 'Marieke de Vries' },
    });
    expect((await as(token).get(path)).json().data[0].files).toEqual([file]);
    const download = await as(token).get(`${path}/${id}/files/${file.id}`);
    expect(download.rawPayload).toEqual(samples.pdf);
    expect(download.headers['content-disposition']).toContain(
      'attachment; filename="Sollicitatiebrief.pdf"',
    );
    const opened = db.selectFrom('events').where('action', '=', 'applications.file').selectAll();
    expect(await opened.execute()).toHaveLength(1);
    expect((await as(token).delete(`${path}/${id}/files/${file.id}`)).statusCode).toBe(204);
    expect((await as(token).get(`${path}/${id}/files/${file.id}`)).statusCode).toBe(404);
    expect((await as(token).delete(`${path}/${id}/files/${file.id}`)).statusCode).toBe(404);
  });

  it('are pdf, Word or image by content, not only by name', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, hostess)).json();
    for (const [bytes, name] of [
      [samples.docx, 'brief.docx'],
      [samples.doc, 'brief.doc'],
      [samples.png, 'foto.png'],
    ] as const)
      expect((await upload(`${path}/${id}/files`, { file: aFile(bytes, name) })).statusCode).toBe(
        200,
      );
    for (const [bytes, name] of [
      [samples.html, 'brief.html'],
      [samples.html, 'brief.pdf'],
      [samples.xlsx, 'brief.docx'],
      [samples.zip, 'brief.zip'],
    ] as const)
      expect((await upload(`${path}/${id}/files`, { file: aFile(bytes, name) })).statusCode).toBe(
        422,
      );
  });

  it('open only under their own application, and go when it goes', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, hostess)).json();
    const other = (await as(token).post(path, hostess)).json();
    const file = (await upload(`${path}/${id}/files`, { file: letter() })).json();
    expect((await as(token).get(`${path}/${other.id}/files/${file.id}`)).statusCode).toBe(404);
    expect((await as(token).delete(`${path}/${other.id}/files/${file.id}`)).statusCode).toBe(404);
    await as(token).delete(`${path}/${id}`);
    const rows = db.selectFrom('files').where('id', '=', file.id).selectAll();
    expect(await rows.execute()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote, aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const sander = await anAccount(db, { first_name: 'Sander', in: [['coordinator', own]] });
const token = await tokenOf(world, marieke);
const other = await tokenOf(world, sander);
const intake = { date: '2026-10-22 10:30:00', note: 'Intake gedaan.' };

const notesOf = async () => `/trajectories/${(await aTrajectory(db, own)).id}/notes`;

describe('notes of a trajectory', () => {
  it('[NOTE-06] have a date, text, author and whom they are visible to; the author is the caller', async () => {
    const notes = await notesOf();
    const made = await as(token).post(notes, { ...intake, visible_client: true });
    expect(made.json()).toEqual({
      ...intake,
      id: expect.any(Number),
      author: { name: 'Marieke de Vries' },
      visible_client: true,
      visible_employer: false,
      version: 1,
      edited: null,
      may_edit: true,
    });
    expect((await as(other).get(notes)).json()).toEqual([made.json()]);
  });

  it('come newest first, and within one minute the last written first', async () => {
    const notes = await notesOf();
    for (const [date, note] of [
      ['2026-10-22 10:30:00', 'eerste'],
      ['2026-11-10 14:05:00', 'derde'],
      ['2026-10-22 10:30:00', 'tweede'],
    ])
      await as(token).post(notes, { date, note });
    const list = (await as(token).get(notes)).json();
    expect(list.map(({ note }: { note: string }) => note)).toEqual(['derde', 'tweede', 'eerste']);
  });

  it('come a hundred at a time, and the next ones with the number of the last', async () => {
    const [notes, elsewhere] = [await notesOf(), await notesOf()];
    const trajectory_id = Number(notes.split('/')[2]);
    await sql`insert into notes (organisation_id, trajectory_id, author_id, date, note)
      select ${own.id}, ${trajectory_id}, ${marieke.id}, timestamp '2026-01-01' + n * interval '1 day',
        n::text from generate_series(1, 130) n`.execute(db);
    const textsAt = async (url: string) => {
      const rows: { note: string }[] = (await as(token).get(url)).json();
      return rows.map(({ note }) => Number(note));
    };
    const newest = (await as(token).get(notes)).json();
    const first = await textsAt(notes);
    expect(first).toEqual(Array.from({ length: 100 }, (_, n) => 130 - n));
    // Also when the last one is deleted meanwhile.
    await as(token).delete(`${notes}/${newest.at(-1).id}`);
    const next = await textsAt(`${notes}?before=${newest.at(-1).id}`);
    expect(next).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n));
    expect(await textsAt(`${elsewhere}?before=${newest.at(-1).id}`)).toEqual([]);
    expect((await as(token).get(`${notes}?before=x`)).statusCode).toBe(422);
  });

  it('[NOTE-05] are changed in part and deleted; a change keeps the author and the rest', async () => {
    const notes = await notesOf();
    const { id } = (await as(token).post(notes, { ...intake, visible_employer: true })).json();
    const changed = (await as(other).patch(`${notes}/${id}`, { note: 'Anders.' })).json();
    expect(changed).toMatchObject({
      note: 'Anders.',
      date: intake.date,
      visible_employer: true,
      author: { name: 'Marieke de Vries' },
      version: 2,
    });
    expect(
      (await as(token).put(`${notes}/${id}`, { visible_employer: false })).json(),
    ).toMatchObject({ visible_employer: false, note: 'Anders.' });
    expect((await as(token).delete(`${notes}/${id}`)).statusCode).toBe(204);
    expect((await as(token).delete(`${notes}/${id}`)).statusCode).toBe(404);
    expect((await as(token).get(notes)).json()).toEqual([]);
  });

  it.each([
    ['no text', { ...intake, note: ' ' }, 'Notitie: vul dit in.'],
    ['no date', { note: 'x' }, 'Datum: vul dit in.'],
    [
      'a date in another format',
      { ...intake, date: '2026-10-22T10:30' },
      'Datum: dit is geen bestaande datum.',
    ],
    [
      'a day that does not exist',
      { ...intake, date: '2026-02-30 10:00:00' },
      'Datum: dit is geen bestaande datum.',
    ],
    [
      'a year out of range',
      { ...intake, date: '0000-01-01 10:00:00' },
      'Datum: dit is geen bestaande datum.',
    ],
    ['another author', { ...intake, author_id: 1 }, 'author_id: dit veld kennen we niet.'],
    [
      'an endless text',
      { ...intake, note: 'a'.repeat(10_001) },
      'Notitie: gebruik hoogstens 10000 tekens.',
    ],
  ])('[NOTE-03] refuse %s with a sentence that names the field', async (_what, body, sentence) => {
    const answer = await as(token).post(await notesOf(), body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('keep what people type, including quotes and script', async () => {
    const notes = await notesOf();
    const note = `<script>alert("x")</script> ' or 1=1 -- ${'é'.repeat(10)} 👩‍🦽`;
    await as(token).post(notes, { ...intake, note });
    expect((await as(token).get(notes)).json()[0].note).toBe(note);
  });

  it('are found only under their own trajectory', async () => {
    const [mine, notMine] = [await aTrajectory(db, own), await aTrajectory(db, own)];
    const { id } = await aNote(db, notMine);
    const path = `/trajectories/${mine.id}/notes/${id}`;
    expect((await as(token).patch(path, { note: 'x' })).statusCode).toBe(404);
    expect((await as(token).delete(path)).statusCode).toBe(404);
    expect((await as(token).get(`/trajectories/${notMine.id}/notes`)).json()).toHaveLength(1);
  });
});

describe('two people who edit one note', () => {
  it('are told who came first and when; the second changes nothing', async () => {
    const notes = await notesOf();
    const { id, version } = (await as(token).post(notes, intake)).json();
    await as(other).patch(`${notes}/${id}`, { note: 'Sander was eerst.', version });
    const late = await as(token).patch(`${notes}/${id}`, { note: 'Te laat.', version });
    expect(late.statusCode).toBe(422);
    expect(late.json().errors[0]).toMatch(/^Sander de Vries heeft dit ondertussen gewijzigd \(\d/);
    const [note] = (await as(token).get(notes)).json();
    expect(note).toMatchObject({ note: 'Sander was eerst.', version: 2 });
    const again = await as(token).patch(`${notes}/${id}`, { note: 'Nu wel.', version: 2 });
    expect(again.json()).toMatchObject({ note: 'Nu wel.', version: 3 });
  });

  it('at the same moment, twenty times, have one effect', async () => {
    const notes = await notesOf();
    const { id } = (await as(token).post(notes, intake)).json();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        as(n % 2 ? token : other).patch(`${notes}/${id}`, { note: `poging ${n}`, version: 1 }),
      ),
    );
    const codes = tries.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect((await as(token).get(notes)).json()[0].version).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const anna = await anAccount(db, { first_name: 'Anna', in: [['counselor', own]] });
await anAccount(db, { first_name: 'Vreemd', in: [['counselor', foreign]] });
await anAccount(db, { first_name: 'Student', in: [['student', own]] });
const token = await tokenOf(world, marieke);
const get = async (path: string, language = 'nl') => (await as(token, language).get(path)).json();

describe('[SHELL-22] reference data', () => {
  it('has one’s own organisations only', async () => {
    expect(await get('/organisations')).toEqual([{ id: own.id, name: 'Werkwijzer' }]);
  });

  it('has the counselors of one’s own organisations, the caller first', async () => {
    expect(await get('/counselors')).toEqual([
      { id: marieke.id, name: 'Marieke de Vries' },
      { id: anna.id, name: 'Anna de Vries' },
    ]);
  });

  it('has the counselors of one organisation, for people who work in several', async () => {
    const both = await anAccount(db, {
      in: [
        ['coordinator', own],
        ['coordinator', foreign],
      ],
    });
    const names = async (query: string) =>
      (await as(await tokenOf(world, both)).get(`/counselors${query}`)).json().length;
    expect(await names('')).toBe(3);
    expect(await names(`?organisation_id=${foreign.id}`)).toBe(1);
    expect(await get(`/counselors?organisation_id=${foreign.id}`)).toEqual([]);
  });

  it('has the states in their order and in the language asked for', async () => {
    const states = await get('/trajectory-states');
    expect(states[0]).toEqual({ id: 1, code: 'new', name: 'nieuw' });
    expect(states).toHaveLength(9);
    expect((await get('/trajectory-states', 'en'))[4].name).toBe('in progress');
  });

  it('has studies, the last of which, number 182, asks for a name of its own', async () => {
    const studies: { id: number; requires_custom_name: boolean }[] = await get('/studies');
    expect(studies.filter((study) => study.requires_custom_name).map(({ id }) => id)).toEqual([
      182,
    ]);
    expect(studies.at(-1)?.id).toBe(182);
  });

  it('has working areas, study levels, file types with a code and file actions', async () => {
    for (const path of ['/working-areas', '/study-levels'])
      expect((await get(path))[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
    expect((await get('/file-actions'))[0]).toEqual({
      id: 1,
      code: 'information',
      name: 'Ter informatie',
    });
    expect((await get('/file-types'))[0]).toEqual({
      id: 1,
      code: 'trajectory_plan',
      name: 'Trajectplan',
    });
  });

  it('leaves out what is archived', async () => {
    await db
      .updateTable('file_types')
      .set({ archived: true })
      .where('code', '=', 'other')
      .execute();
    const codes = (await get('/file-types')).map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('other');
  });
});

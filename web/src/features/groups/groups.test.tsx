import { screen, waitFor, within } from '@testing-library/react';
import type { GroupLevels, LevelCell } from '@traject/contract/groups';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';
// Loaded before the clock of a test starts.
import './PeoplePanels.tsx';
import './MoveDialog.tsx';

const cell = (given: Partial<LevelCell> = {}): LevelCell => ({
  ...{ score: null, no_level: null, role: null, state: 'none', expires_at: null },
  evaluation_id: null,
  ...given,
});
const done = (score: number, evaluation_id: number) =>
  cell({ score, state: 'done', role: 'teacher', evaluation_id });
const levels: GroupLevels = {
  processes: ['1.1', '1.2', '2.1'].map((number, at) => ({
    ...{ work_process_id: 11 + at, number, title: `Werkproces ${number}`, core_task: 'Zorg' },
  })),
  students: [
    {
      ...{ id: 3, name: 'Daan Berg', workplace: 'De Linde' },
      cells: [done(1, 40), cell({ state: 'pending', expires_at: '2026-12-12' }), cell()],
    },
    {
      ...{ id: 4, name: 'Fleur Aarts', workplace: '' },
      cells: [
        done(3, 41),
        cell({ state: 'expired' }),
        cell({ no_level: 'not_seen', state: 'done' }),
      ],
    },
  ],
};
const group = {
  ...{ id: 8, name: 'VIG-2A', year: 2026, archived: false, version: 1, is_managed: false },
  organisation: { id: 1, name: 'School' },
  diploma: { id: 5, title: 'Verzorgende IG', level: '3' },
  teachers: [{ id: 21, name: 'Zoë de Vries' }],
  students: levels.students.map(({ id, name, workplace }) => ({ id, name, workplace })),
};

function open(address = '/groups/8', given = {}) {
  return {
    seen: fakeApi({
      'GET /auth/me': { ...aMe('evaluator'), teaches: true },
      'GET /pending-evaluations': [],
      'GET /groups/8': group,
      'GET /groups/8/levels': levels,
      ...given,
    }),
    user: openApp(address),
  };
}

beforeEach(() => signIn());

const focused = () => document.activeElement?.textContent ?? '';

describe('the class view', () => {
  it('tells each level in a word, with what is open and what expired', async () => {
    open();
    const grid = await screen.findByRole('grid', { name: 'Niveaus' });
    const [, daan, fleur] = within(grid).getAllByRole('row');
    const cellsOf = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(daan)).toEqual(['Starter', 'open tot 12 dec', '–Nog geen niveau']);
    expect(cellsOf(fleur)).toEqual(['Professional', 'verlopen', 'Nog niet gezien']);
    expect(daan?.textContent).toContain('De Linde · 1 open');
  });

  it('is one stop for Tab, walked through with the arrows, Home and End', async () => {
    const { user } = open();
    const grid = await screen.findByRole('grid');
    const stops = () => grid.querySelectorAll('[tabindex="0"]').length;
    await waitFor(() => expect(stops()).toBe(1));
    within(grid).getByRole('button', { name: 'Student' }).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Starter');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Professional');
    await user.keyboard('{ArrowDown}{End}');
    expect(focused()).toBe('Nog niet gezien');
    await user.keyboard('{ArrowRight}{Home}');
    expect(focused()).toContain('Fleur Aarts');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('Student');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('Nog niet gezien');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toContain('2.1');
    expect(stops()).toBe(1);
    await user.tab();
    expect(grid.contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(focused()).toContain('2.1');
  });

  it('opens the evaluation of a cell with Enter, and the student where there is none', async () => {
    const { user, seen } = open();
    const grid = await screen.findByRole('grid');
    const links = within(grid).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 3)).toEqual([
      ...['/evaluations/3', '/evaluation-students/3/5/11/40', '/evaluations/3'],
    ]);
    links[1]?.focus();
    await user.keyboard('{Enter}');
    const asked = () => seen.map(({ method, path }) => `${method} ${path}`);
    await waitFor(() => expect(asked()).toContain('GET /evaluations/40'));
  });

  it('is sorted by a work process, the highest level first, and back by name', async () => {
    const { user } = open();
    const grid = await screen.findByRole('grid');
    const names = () =>
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.slice(0, 5));
    expect(names()).toEqual(['Daan ', 'Fleur']);
    await user.click(within(grid).getByRole('button', { name: /1\.1/ }));
    await waitFor(() => expect(names()).toEqual(['Fleur', 'Daan ']));
    const head = within(grid).getByRole('columnheader', { name: /1\.1/ });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(addressNow()).toBe('/groups/8?sort=-11');
    await user.click(within(grid).getByRole('button', { name: 'Student' }));
    await waitFor(() => expect(names()).toEqual(['Daan ', 'Fleur']));
  });

  it('lets a teacher read and not manage', async () => {
    open();
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Groep wijzigen' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Docenten' })).toBeNull();
  });
});

it('a coordinator moves a class to the next year', async () => {
  const { user, seen } = open('/groups/8', {
    'GET /auth/me': aMe('coordinator'),
    'GET /groups/8': { ...group, is_managed: true },
    'GET /groups?per_page=100': { data: [], meta: { total: 0 } },
    'POST /groups/8/move': { group_id: 8, moved: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Studenten verplaatsen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Studenten verplaatsen' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Daan Berg' }));
  await user.type(within(dialog).getByRole('textbox', { name: /Naam van de nieuwe/ }), 'VIG-3A');
  await user.click(within(dialog).getByRole('button', { name: 'Verplaats 1 student' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ student_ids: [4], archive: true },
      to_group: { name: 'VIG-3A', year: expect.any(Number) },
    }),
  );
});

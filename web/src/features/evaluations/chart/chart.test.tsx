import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aStudent } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../../testing/openApp.tsx';
import { Radar } from '../../../ui/levels/Radar.tsx';
import { show } from '../../../ui/testing.tsx';

const process = (id: number, number: string, score: number, role: string | null) => ({
  work_process: { work_process_id: id, number, title: `Proces ${number}` },
  score,
  evaluator_role: role && { name: role },
});
const chart = [
  {
    coreTask: {
      title: 'Bieden van zorg',
      workProcesses: [process(11, '1.1', 2, 'mentor'), process(12, '1.2', 3, 'teacher')],
    },
  },
  {
    coreTask: {
      title: 'Werken aan de organisatie',
      workProcesses: [process(21, '2.1', 1, 'student'), process(22, '2.2', 0, null)],
    },
  },
];
const inside = {
  'GET /auth/me': aMe('coordinator'),
  'GET /pending-evaluations': [],
  'GET /evaluation-students/3': aStudent(),
  'GET /charts/3/5': chart,
};

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('the chart', () => {
  it('[EVAL-05] says in words what the radar draws, beside a table of the same', async () => {
    fakeApi(inside);
    openApp('/chart/3/5');
    const radar = await screen.findByRole('img', { name: /Radardiagram van 4 werkprocessen/ });
    expect(radar.getAttribute('aria-label')).toContain(
      '1.1 Gevorderd, 1.2 Professional, 2.1 Starter, 2.2 Nog geen',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Daan Verhoeven' })).toBeTruthy();
    expect(screen.getByText('Verzorgende IG, niveau 3')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Oordelen' });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['1.1', 'Proces 1.1', 'Gevorderd', 'Begeleider'],
      ['1.2', 'Proces 1.2', 'Professional', 'Leraar'],
      ['2.1', 'Proces 2.1', 'Starter', 'Oordeel student'],
      ['2.2', 'Proces 2.2', 'Nog geen', '–'],
    ]);
  });

  it('[EVAL-05] lists the core tasks with their numbered work processes below', async () => {
    fakeApi(inside);
    openApp('/chart/3/5');
    const title = await screen.findByRole('heading', { name: 'Werken aan de organisatie' });
    const task = title.closest('section');
    if (!task) throw new Error('a section is needed');
    expect(task.textContent).toBe('2Werken aan de organisatie2.1Proces 2.12.2Proces 2.2');
  });

  it('of somebody else does not exist for those who may not see it', async () => {
    fakeApi({ ...inside, 'GET /charts/3/5': refuse(404, 'Niet gevonden') });
    openApp('/chart/3/5');
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  });
});

describe('the radar', () => {
  const draw = (...scores: number[]) =>
    show(<Radar spokes={scores.map((score, place) => ({ number: `1.${place + 1}`, score }))} />)
      .container;
  const texts = (container: HTMLElement) =>
    [...container.querySelectorAll('text')].map(({ textContent }) => textContent);

  it('[EVAL-05] has an axis of three steps, named starter, advanced and professional', () => {
    const container = draw(1, 2, 3, 0);
    expect(texts(container)).toEqual([
      ...['Starter', 'Gevorderd', 'Professional'],
      ...['1.1', '1.2', '1.3', '1.4'],
    ]);
    const rings = [...container.querySelectorAll('polygon')].slice(0, 3);
    expect(rings.map((ring) => ring.getAttribute('points')?.split(' ')[0])).toEqual([
      '210,53',
      '210,103.7',
      '210,154.3',
    ]);
    const shape = container.querySelectorAll('polygon')[3];
    expect(shape?.getAttribute('points')).toBe('210,154.3 311.3,205 210,357 210,205');
  });

  it.each([1, 2])('[EVAL-05] draws circles where there are only %i axes', (total) => {
    const container = draw(...Array<number>(total).fill(2));
    const circles = [...container.querySelectorAll('circle')];
    expect(circles.map((circle) => circle.getAttribute('r'))).toEqual([
      ...['152', String((152 * 2) / 3), String(152 / 3)],
      ...Array(total).fill('4'),
    ]);
    expect(container.querySelectorAll('polygon')).toHaveLength(1);
  });

  it('[EVAL-05] numbers all of thirty axes', () => {
    expect(texts(draw(...Array<number>(30).fill(1)))).toHaveLength(33);
  });
});

import type { StudentWorkProcess } from '@traject/contract/evaluations';
import type { Growth, Target } from '@traject/contract/growth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { monthsAgo, offered, scoresIn } from './layers.ts';
import { nextSteps } from './next.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
});

const level = (on: string, score: number, is_own = false) => ({
  ...{ on, score, is_own },
  role: is_own ? ('student' as const) : ('mentor' as const),
});
const process = (id: number, levels: ReturnType<typeof level>[], median: number | null = null) => ({
  work_process: { work_process_id: id, number: `1.${id}`, title: 'Zorg' },
  ...{ levels, median },
});
const aim = (id: number, score: number, due_on: string, now: number | null = null): Target => ({
  ...{ id, diploma_id: 5, score, due_on, level: now, period: '', set_by: 'Peter' },
  work_process: { work_process_id: id, number: `1.${id}`, title: 'Zorg' },
});
const growth: Growth = {
  group: { name: '2A', year: 2026 },
  processes: [
    process(1, [level('2026-02-01', 3, true), level('2026-06-01', 1), level('2026-10-01', 2)], 2),
    process(2, [level('2026-10-01', 1, true)]),
    process(3, []),
  ],
};

describe('the layers over the chart', () => {
  it('are what the student and what others found last, and what counted on an earlier day', () => {
    const known = { growth, targets: [] };
    expect(scoresIn('self', known, '')).toEqual([3, 1, null]);
    expect(scoresIn('others', known, '')).toEqual([2, null, null]);
    expect(scoresIn('earlier', known, '2026-07-01')).toEqual([1, null, null]);
    expect(scoresIn('earlier', known, '2026-03-01')).toEqual([3, null, null]);
    expect(scoresIn('group', known, '')).toEqual([2, null, null]);
  });

  it('have the target that comes first, and none that is over', () => {
    const targets = [aim(1, 1, '2026-10-01'), aim(1, 2, '2026-12-01'), aim(1, 3, '2027-06-01')];
    expect(scoresIn('target', { growth, targets }, '')).toEqual([2, null, null]);
  });

  it('are offered where there is something of them', () => {
    expect(offered({ growth, targets: [] })).toEqual(['self', 'others', 'earlier', 'group']);
    const bare = { group: null, processes: [process(3, [])] };
    expect(offered({ growth: bare, targets: [aim(3, 2, '2026-12-01')] })).toEqual(['target']);
  });

  it.each([
    [1, '2026-03-31', '2026-02-28'],
    [3, '2026-11-20', '2026-08-20'],
    [12, '2024-02-29', '2023-02-28'],
  ])('go back %i months from %s to %s', (months, day, then) => {
    expect(monthsAgo(months, day)).toBe(then);
  });
});

type State = StudentWorkProcess['states']['student'];
const none: State = { state: 'none', score: null, no_level: null, evaluation_id: null };
const known = (id: number, given: Partial<StudentWorkProcess['states']>, evidence = 1) => ({
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  work_process: { work_process_id: id, number: `1.${id}`, title: 'Zorg' },
  ...{ evidence, evaluation_id: null },
  states: {
    ...{ student: none, teacher: none, mentor: none, coach: none },
    ...{ recipient: none, other_student: none, ...given },
  },
});
const pending: State = { ...none, state: 'pending', evaluation_id: 40 };
const done: State = { ...none, state: 'done', score: 2 };
const expired: State = { ...none, state: 'expired' };

describe('what is next', () => {
  it('begins with what only the student can answer, then targets, then what others wait for', () => {
    const processes = [
      known(1, { mentor: pending }, 0),
      known(2, { student: pending, mentor: done }),
      known(3, { mentor: expired }),
      known(4, {}),
      known(5, { student: done }),
    ];
    const targets = [
      aim(1, 3, '2026-12-01', 2),
      aim(2, 2, '2026-10-01', 1),
      aim(5, 2, '2027-01-01', 2),
    ];
    const { steps, more } = nextSteps(processes, targets);
    expect(steps.map((step) => [step.kind, 'name' in step ? step.name : step.count])).toEqual([
      ['answer', '1.2 Zorg'],
      ['target', '1.1 Zorg'],
      ['late', '1.2 Zorg'],
      ['again', '1.3 Zorg'],
      ['show', '1.1 Zorg'],
      ['ask', 2],
    ]);
    expect(more).toBe(0);
  });

  it('is nothing where all was asked, shown and answered', () => {
    expect(nextSteps([known(1, { mentor: done }), known(2, { teacher: pending })], [])).toEqual({
      steps: [],
      more: 0,
    });
  });

  it('is five things at most, and how many more', () => {
    const processes = Array.from({ length: 8 }, (_, n) => known(n + 1, { mentor: expired }));
    const { steps, more } = nextSteps(processes, []);
    expect([steps.length, more]).toEqual([5, 3]);
  });
});

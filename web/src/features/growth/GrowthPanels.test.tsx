import { screen, waitFor, within } from '@testing-library/react';
import type { Growth } from '@traject/contract/growth';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { GrowthPanels } from './GrowthPanels.tsx';

const path = '/evaluation-students/3';
const given = (on: string, score: number) => ({
  on,
  score,
  is_own: false,
  role: 'mentor' as const,
});
const process = (id: number, levels: ReturnType<typeof given>[]) => ({
  work_process: { work_process_id: id, number: `1.${id}`, title: 'Zorg' },
  ...{ levels, median: null },
});
const growth: Growth = {
  group: null,
  processes: [
    process(1, [given('2026-10-01', 2), given('2026-10-01', 2), given('2026-11-01', 3)]),
    process(2, [given('2026-10-01', 1)]),
  ],
};

function open(answers: Record<string, unknown> = {}) {
  fakeApi({ [`GET ${path}/growth`]: growth, [`GET ${path}/targets`]: [], ...answers });
  const layers = { shown: [], on: '2026-08-01' };
  return showPart(
    <GrowthPanels studentId={3} diplomaId={5} layers={layers} roleName={(role) => role} />,
  );
}

beforeEach(() => localStorage.clear());

describe('the growth of a student', () => {
  it('draws one dot where two found the same on one day, and only those of the chosen work process', async () => {
    const { user, container } = open();
    const line = await screen.findByRole('img', { name: /^Niveaus van 1\.1 / });
    expect(line.querySelectorAll('circle')).toHaveLength(2);
    const table = () => screen.getByRole('table', { name: /^Niveaus van / });
    expect(within(table()).getAllByRole('row')).toHaveLength(4);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Werkproces' }), '2');
    await waitFor(() => expect(container.querySelectorAll('circle')).toHaveLength(1));
    expect(within(table()).getAllByRole('row')).toHaveLength(2);
  });

  it('does not say that there are no targets when they could not be read', async () => {
    let isDown = true;
    const { user } = open({ [`GET ${path}/targets`]: () => (isDown ? refuse(403, 'Nee') : []) });
    expect(await screen.findByText('De groei laden is niet gelukt')).toBeTruthy();
    expect(screen.queryByText('Nog geen doelen')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Nog geen doelen')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { BadgeTask } from '@traject/contract/badges';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { BadgesPanel } from './BadgesPanel.tsx';

const path = '/evaluation-students/3/badges';
const badge = {
  ...{ id: 5, code: 'c'.repeat(22), granted_at: '2026-11-10', granted_by: 'Els Prins' },
  ...{ remark: 'Rustig en zorgvuldig.', revoked: null },
};
const task = (given: Partial<BadgeTask> = {}): BadgeTask => ({
  ...{ core_task_id: 1, title: 'Zorg bieden', work_process_count: 5, level_count: 3 },
  ...{ badge: null, may_grant: true, may_revoke: false },
  ...given,
});

function open(tasks: BadgeTask[], answers = {}) {
  const seen = fakeApi({ [`GET ${path}`]: () => tasks, ...answers });
  return { seen, ...showPart(<BadgesPanel studentId={3} diplomaId={7} />) };
}

beforeEach(() => localStorage.clear());

describe('the badges of a student', () => {
  it('are granted with a remark, by somebody who sees on how many levels that rests', async () => {
    const { user, seen } = open([task()], { [`POST ${path}`]: badge });
    await user.click(await screen.findByRole('button', { name: 'Badge toekennen: Zorg bieden' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Badge toekennen: Zorg bieden' }),
    );
    expect(dialog.getByText('3 van 5 werkprocessen hebben een niveau.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Toelichting' }), 'Goed gedaan.');
    await user.click(dialog.getByRole('button', { name: 'Toekennen' }));
    await waitFor(() =>
      expect(seen).toContainEqual(
        expect.objectContaining({ body: { core_task_id: 1, remark: 'Goed gedaan.' } }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not granted twice, which is said where somebody looks', async () => {
    const held = refuse(422, 'Deze student heeft deze badge al.');
    const { user } = open([task()], { [`POST ${path}`]: held });
    await user.click(await screen.findByRole('button', { name: /^Badge toekennen/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Badge toekennen/ }));
    await user.click(dialog.getByRole('button', { name: 'Toekennen' }));
    expect(await dialog.findByText('Deze student heeft deze badge al.')).toBeTruthy();
  });

  it('are revoked with a reason only', async () => {
    const held = task({ badge, may_grant: false, may_revoke: true });
    const { user, seen } = open([held], { [`POST ${path}/5/revoke`]: badge });
    expect(await screen.findByText('Toegekend op 10 nov 2026 door Els Prins')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Badge intrekken: Zorg bieden' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Badge intrekken/ }));
    const save = dialog.getByRole('button', { name: 'Intrekken' });
    expect(save.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Vergissing');
    await user.click(save);
    await waitFor(() =>
      expect(seen).toContainEqual(expect.objectContaining({ body: { reason: 'Vergissing' } })),
    );
  });

  it('are read by the student, with the page to show to others', async () => {
    const revoked = { at: '2026-11-12', reason: 'Vergissing' };
    open([
      task({ badge, may_grant: false }),
      task({
        ...{ core_task_id: 2, title: 'Werken aan kwaliteit', may_grant: false },
        badge: { ...badge, id: 6, revoked },
      }),
    ]);
    const page = await screen.findByRole('link', { name: 'Pagina van badge openen: Zorg bieden' });
    expect(page.getAttribute('href')).toBe(`/badge/${badge.code}`);
    expect(screen.getByText('Ingetrokken op 12 nov 2026: Vergissing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Badge (toekennen|intrekken)/ })).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { FormDialog } from './FormDialog.tsx';
import { show } from './testing.tsx';

const state = { isDirty: false, canSave: true, isSaving: false, errors: [] };

function aForm(given: Partial<Parameters<typeof FormDialog>[0]> = {}) {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const props = { ...state, title: 'Notitie', onSubmit, onClose, children: null, ...given };
  const { user } = show(
    <ConfirmProvider>
      <FormDialog {...props}>
        <input aria-label="Tekst" />
      </FormDialog>
    </ConfirmProvider>,
  );
  return { user, onSubmit, onClose };
}

describe('a form in a dialog', () => {
  it('saves by Enter, unless it may not be saved yet', async () => {
    const { user, onSubmit } = aForm();
    await user.type(screen.getByLabelText('Tekst'), 'a{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('saves by Ctrl and Enter where Enter alone is a new line or nothing', async () => {
    const onSubmit = vi.fn();
    const { user } = aForm({ onSubmit, enterSaves: false });
    await user.type(screen.getByLabelText('Tekst'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not save by Ctrl and Enter while something is missing', async () => {
    const { user, onSubmit } = aForm({ canSave: false });
    await user.type(screen.getByLabelText('Tekst'), '{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not save by Enter while something is missing', async () => {
    const { user, onSubmit } = aForm({ canSave: false });
    await user.type(screen.getByLabelText('Tekst'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes at once when nothing was typed', async () => {
    const { user, onClose } = aForm();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before it closes over what was typed; Escape answers no', async () => {
    const { user, onClose } = aForm({ isDirty: true });
    for (const _ of [1, 2]) {
      await user.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: 'Sluiten zonder opslaan?' });
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog', { name: 'Sluiten zonder opslaan?' })).toBeNull();
    }
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, sluiten' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays as large as it was while it saves, and does not ask about what is being saved', async () => {
    const props = { ...state, isDirty: true, title: 'Notitie', onClose: vi.fn() };
    const form = (more: object) => (
      <ConfirmProvider>
        <FormDialog {...props} onSubmit={vi.fn()} {...more}>
          {null}
        </FormDialog>
      </ConfirmProvider>
    );
    const { user, again } = show(form({ errors: ['Dit nummer bestaat al.'] }));
    again(form({ isSaving: true, errors: [] }));
    expect(screen.getByRole('alert').textContent).toContain('Dit nummer bestaat al.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Sluiten zonder opslaan?' })).toBeNull();
    again(form({ errors: [] }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ERR-02] lists what the server refused', () => {
    aForm({ errors: ['Vul de datum in.'] });
    expect(screen.getByRole('alert').textContent).toContain('Vul de datum in.');
  });

  it('shows what somebody else made of it beside what was typed', async () => {
    const onTakeTheirs = vi.fn();
    const onKeepMine = vi.fn();
    const differences = [{ label: 'Tekst', theirs: 'van hen', yours: 'van mij' }];
    const conflict = { differences, onTakeTheirs, onKeepMine };
    const { user } = aForm({ errors: ['Marieke heeft dit gewijzigd.'], conflict });
    const callout = screen.getByRole('alert');
    for (const words of ['Marieke heeft dit gewijzigd.', 'van hen', 'van mij'])
      expect(callout.textContent).toContain(words);
    expect(document.activeElement).toBe(callout);
    await user.click(screen.getByRole('button', { name: 'Neem hun versie over' }));
    await user.click(screen.getByRole('button', { name: 'Bewaar mijn versie' }));
    expect(onTakeTheirs).toHaveBeenCalledOnce();
    expect(onKeepMine).toHaveBeenCalledOnce();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { CompleteDialog } from './CompleteDialog.tsx';

const complete = 'POST /trajectories/4/complete';
const toasts = () => toastStore.get().map(({ message }) => message);
const save = () => screen.getByRole('button', { name: 'Afronden' });
const isOff = () => (save() as HTMLButtonElement).disabled;
const templates = {
  data: [
    { id: 8, title: 'Terugkijken', type: 'client', question_count: 1 },
    { id: 9, title: 'Ervaring', type: 'employer', question_count: 1 },
  ],
  meta: { last_page: 1 },
};
const recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: 'pieter@werk.example' },
};

async function open(answer: () => unknown, given: Partial<typeof recipients> | object = {}) {
  const seen = fakeApi({ 'GET /survey-templates': templates, [complete]: answer });
  const [onCompleted, onClose] = [vi.fn(async () => undefined), vi.fn()];
  const { user } = showPart(
    <CompleteDialog
      trajectoryId={4}
      organisationId={2}
      recipients={{ ...recipients, ...given }}
      onCompleted={onCompleted}
      onClose={onClose}
    />,
  );
  await screen.findByRole('dialog', { name: 'Traject afronden' });
  const choose = async (select: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name: select }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const bodies = () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, choose, bodies, onCompleted, onClose };
}

describe('completing a trajectory', () => {
  it('[INFO-06] waits for a finished state, and for a survey behind each ticked box', async () => {
    const { user, choose } = await open(() => ({}));
    expect(isOff()).toBe(true);
    await user.click(screen.getByRole('combobox', { name: /geëindigd/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Afgerond: intern',
      'Afgerond: extern, binnen sector',
      'Afgerond: extern, buiten sector',
      'Afgerond: zonder plaatsing',
    ]);
    await user.click(screen.getByRole('option', { name: 'Afgerond: intern' }));
    expect(isOff()).toBe(false);

    for (const [box, select, own, other] of [
      [/naar de cliënt/, /voor de cliënt/, 'Terugkijken', 'Ervaring'],
      [/naar de werkgever/, /voor de werkgever/, 'Ervaring', 'Terugkijken'],
    ] as const) {
      await user.click(screen.getByRole('checkbox', { name: box }));
      expect(isOff()).toBe(true);
      await user.click(screen.getByRole('combobox', { name: select }));
      expect(screen.queryByRole('option', { name: other })).toBeNull();
      await user.click(screen.getByRole('option', { name: own }));
      expect(isOff()).toBe(false);
    }
    await choose(/geëindigd/, 'Afgerond: zonder plaatsing');
    expect(isOff()).toBe(false);
  });

  it('[INFO-08] saves the state; an empty reason is no obstacle', async () => {
    const { user, choose, bodies, onCompleted, onClose } = await open(() => ({}));
    await choose(/geëindigd/, 'Afgerond: intern');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([
      {
        trajectory_state_id: 6,
        completed_reason: null,
        client_survey_template_id: null,
        employer_survey_template_id: null,
      },
    ]);
    expect(onCompleted).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(['Het traject is afgerond.']);
  });

  it('[INFO-07, INFO-08] sends the reason and the surveys along in the same call', async () => {
    const { user, choose, bodies, onClose } = await open(() => ({}));
    await choose(/geëindigd/, 'Afgerond: intern');
    await user.type(screen.getByLabelText('Reden van afronding'), 'Vaste baan');
    await user.click(screen.getByRole('checkbox', { name: /naar de cliënt/ }));
    await choose(/voor de cliënt/, 'Terugkijken');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([
      {
        trajectory_state_id: 6,
        completed_reason: 'Vaste baan',
        client_survey_template_id: 8,
        employer_survey_template_id: null,
      },
    ]);
    expect(toasts()).toEqual(['Het traject is afgerond.', 'De vragenlijst is gestart.']);
  });

  it('[INFO-07] with a survey that cannot be sent says so, and everything stays as it was', async () => {
    const { user, choose, onClose, onCompleted } = await open(() =>
      refuse(422, 'Deze vragenlijst heeft nog geen vragen.'),
    );
    await choose(/geëindigd/, 'Afgerond: intern');
    await user.click(screen.getByRole('checkbox', { name: /naar de werkgever/ }));
    await choose(/voor de werkgever/, 'Ervaring');
    await user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['De vragenlijst starten is niet gelukt.']));
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Het traject is niet afgerond');
    expect(alert).toContain('heeft nog geen vragen');
    expect(onClose).not.toHaveBeenCalled();
    expect(onCompleted).not.toHaveBeenCalled();
    expect(isOff()).toBe(false);
    // It may have ended elsewhere: leaving the dialog shows the page as it is now.
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, sluiten' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  });

  it('that the server could not do says that it is not completed and nothing was sent', async () => {
    const { user, choose } = await open(() => refuse(503, 'Dit werkt nu even niet.'));
    await choose(/geëindigd/, 'Afgerond: intern');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Het traject is niet afgerond');
    expect(alert.textContent).toContain('Er is ook geen vragenlijst verstuurd.');
  });

  it('[INFO-06] offers no survey to somebody it cannot be sent to', async () => {
    await open(() => ({}), { employer: { name: 'Pieter Hoekstra', email: null } });
    const box = screen.getByRole('checkbox', { name: /naar de werkgever/ });
    expect(box).toHaveProperty('disabled', true);
    expect(screen.getByText('De contactpersoon heeft nog geen e-mailadres')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvaluation, aStudent, aWorkProcess } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { toastStore } from '../../../ui/toast.ts';
import { AskDialog } from './AskDialog.tsx';

const inside = {
  'GET /work-processes': [
    aWorkProcess(11, '1.1'),
    aWorkProcess(12, '1.2'),
    aWorkProcess(21, '2.1'),
  ],
};

beforeEach(() => signIn());

describe('asking for an evaluation', () => {
  const ask = async () => {
    const onClose = vi.fn();
    const { user } = showPart(<AskDialog student={aStudent()} onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Vraag een beoordeling' });
    await within(dialog).findByRole('checkbox', { name: 'Alle werkprocessen' });
    const choose = async (label: string, option: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: new RegExp(label) }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    return { user, dialog, choose, onClose };
  };
  const posted = (seen: ReturnType<typeof fakeApi>) =>
    seen.filter(({ path }) => path.endsWith('/3/evaluations')).map(({ body }) => body);

  it('sends what was ticked once, and names whom the mail went to', async () => {
    let answer = () => {};
    const seen = fakeApi({
      ...inside,
      'POST /evaluation-students/3/evaluations': () =>
        new Promise((resolve) => {
          answer = () => resolve([anEvaluation({ evaluator: { name: 'Mo Haddad' } })]);
        }),
    });
    const { user, dialog, choose, onClose } = await ask();
    const send = within(dialog).getByRole('button', { name: 'Stuur verzoek' });
    expect(send).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Alle werkprocessen' }));
    await user.click(within(dialog).getByRole('checkbox', { name: '1.2 Werkproces 1.2' }));
    await choose('In welke rol', 'Coach');
    await user.type(within(dialog).getByRole('textbox', { name: /E-mailadres/ }), 'mo@zorg.nl');
    await user.dblClick(send);
    answer();
    await waitFor(() =>
      expect(toastStore.get()[0]).toMatchObject({
        message: 'Het verzoek wordt verstuurd naar Mo Haddad (mo@zorg.nl).',
        description: 'Beoordelen kan tot en met 1 dec 2026.',
      }),
    );
    expect(posted(seen)).toEqual([
      {
        diploma_id: 5,
        work_process_ids: [11, 21],
        role: 'coach',
        email: 'mo@zorg.nl',
        first_name: null,
        last_name: null,
      },
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('fills in who was asked in a role before, and leaves what was typed', async () => {
    const els = { email: 'els@zorg.nl', first_name: 'Els', last_name: 'Prins' };
    fakeApi({
      ...inside,
      'POST /evaluation-rounds/people': [{ student_id: 3, role: 'mentor', ...els }],
    });
    const { user, dialog, choose } = await ask();
    const box = (name: RegExp) => within(dialog).getByRole('textbox', { name });
    await choose('In welke rol', 'Coach');
    expect(box(/E-mailadres/)).toHaveProperty('value', '');
    await choose('In welke rol', 'Begeleider');
    expect(box(/E-mailadres/)).toHaveProperty('value', 'els@zorg.nl');
    expect(box(/Voornaam/)).toHaveProperty('value', 'Els');
    await choose('In welke rol', 'Coach');
    expect(box(/E-mailadres/)).toHaveProperty('value', '');
    await user.type(box(/E-mailadres/), 'mo@zorg.nl');
    await choose('In welke rol', 'Begeleider');
    expect(box(/E-mailadres/)).toHaveProperty('value', 'mo@zorg.nl');
  });

  it('asks the student for no address, and shows in place what the server refuses', async () => {
    const reason = 'Werkproces 1.1 is al gevraagd.';
    const seen = fakeApi({
      ...inside,
      'POST /evaluation-students/3/evaluations': () => refuse(422, reason),
    });
    const { user, dialog, choose } = await ask();
    await user.click(within(dialog).getByRole('checkbox', { name: '1.1 Werkproces 1.1' }));
    await choose('In welke rol', 'Oordeel student');
    expect(within(dialog).queryByRole('textbox', { name: /E-mailadres/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Stuur verzoek' }));
    expect(await within(dialog).findByText(reason)).toBeTruthy();
    expect(posted(seen)).toEqual([{ diploma_id: 5, work_process_ids: [11], role: 'student' }]);
  });
});

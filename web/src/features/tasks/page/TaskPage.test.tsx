import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPublicTask } from '../../../testing/aTask.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { fakeUpload } from '../../../testing/fakeUpload.ts';
import { openLink } from '../../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/task-requests/${token}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const done = { at: '2026-11-20T09:30:00Z', answer: null, file: null, by_staff: false };
const submit = () => screen.getByRole('button', { name: 'Ik heb dit gedaan' });

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('a task behind a link', () => {
  it('says who asks, what and by when', async () => {
    fakeApi({ [`GET ${path}`]: aPublicTask() });
    openLink(`/task-employer/${token}`);
    const heading = await title('Cv sturen');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(
        'Marieke de Vries van Stichting Werkwijzer vraagt u om dit te doen voor het traject van Fatima El Amrani.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Graag uiterlijk 1 dec 2026.')).toBeTruthy();
    expect(screen.getByText('Het nieuwste, als pdf.')).toBeTruthy();
    expect(screen.getByText(/Deze pagina werkt tot 7 feb 2027/)).toBeTruthy();
  });

  it('is ticked off once with a line and a file, and then shows what was said', async () => {
    let now = aPublicTask();
    fakeApi({ [`GET ${path}`]: () => now });
    const { sent, progress, answer } = fakeUpload();
    const user = openLink(`/task-client/${token}`);
    await title('Cv sturen');
    await user.type(screen.getByLabelText(/iets bij schrijven/), 'Hier is het.');
    const file = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Voeg een foto of bestand toe'), file);
    expect(screen.getByText(/Gekozen: cv.pdf/)).toBeTruthy();
    await user.dblClick(submit());
    progress(40);
    expect(await screen.findByText('Versturen… 40%')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.form.get('answer')).toBe('Hier is het.');
    expect(sent[0]?.form.get('file')).toMatchObject({ name: 'cv.pdf' });
    now = aPublicTask({ done: { ...done, answer: 'Hier is het.', file: { name: 'cv.pdf' } } });
    answer(204, '');
    await title('Deze taak is gedaan');
    expect(screen.getByText('U hebt dit afgevinkt op 20 nov 2026, 10:30.')).toBeTruthy();
    expect(screen.getByText('Hier is het.')).toBeTruthy();
    expect(screen.getByText('U stuurde het bestand cv.pdf mee.')).toBeTruthy();
  });

  it('keeps what was typed when the file is refused, and says why', async () => {
    fakeApi({ [`GET ${path}`]: aPublicTask() });
    const { answer } = fakeUpload();
    const user = openLink(`/task-client/${token}`);
    await title('Cv sturen');
    await user.type(screen.getByLabelText(/iets bij schrijven/), 'Hier is het.');
    await user.click(submit());
    answer(422, { status: 422, errors: ['Dit soort bestand kan hier niet.'] });
    expect(await screen.findByText('Dit soort bestand kan hier niet.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/iets bij schrijven/).value).toBe(
      'Hier is het.',
    );
    expect(submit()).toBeTruthy();
  });

  it('that was ticked off meanwhile is shown as done', async () => {
    fakeApi({ [`GET ${path}`]: aPublicTask({ done: { ...done, by_staff: true } }) });
    openLink(`/task-client/${token}`);
    await title('Deze taak is gedaan');
    expect(screen.getByText('Uw adviseur heeft dit afgevinkt op 20 nov 2026, 10:30.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ik heb dit gedaan' })).toBeNull();
  });

  it('whose link is dead says so', async () => {
    fakeApi({ [`GET ${path}`]: refuse(404, 'Vraag om een nieuwe link.') });
    openLink(`/task-client/${token}`);
    expect(await screen.findByText('Vraag om een nieuwe link.')).toBeTruthy();
  });
});

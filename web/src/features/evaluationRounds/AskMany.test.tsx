import { screen, waitFor, within } from '@testing-library/react';
import type {
  EvaluationRound,
  RoundChoice,
  RoundPreview,
} from '@traject/contract/evaluationRounds';
import { beforeEach, expect, it } from 'vitest';
import { aMe, aWorkProcess } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';

const group = { id: 9, name: 'VIG 1A' };
const choice = (id: number, name: string, groups = [group]): RoundChoice => ({
  student: { id, name },
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  ...{ workplace: 'De Linde', groups },
});
const meta = { current_page: 1, last_page: 1, from: 1, to: 3, total: 3 };
const els = { email: 'els@zorg.nl', first_name: 'Els', last_name: 'Prins' };
const round: EvaluationRound = {
  ...{ id: 70, group, message: '', expires_on: '2026-12-01', created_by: null },
  ...{ created_at: '2026-11-17T10:00:00Z', done_at: '2026-11-17T10:00:02Z' },
  ...{ lines_total: 2, lines_done: 2, requests: 4, asked: 3 },
};
const line = {
  student: { id: 3, name: 'Daan Verhoeven' },
  evaluator: { id: 8, name: 'Els Prins' },
};
let preview: RoundPreview;
const inside = {
  'GET /auth/me': aMe('coordinator'),
  'GET /pending-evaluations': [],
  'GET /work-processes': [aWorkProcess(11, '1.1'), aWorkProcess(12, '1.2')],
  'GET /evaluation-rounds': { data: [], meta: { ...meta, total: 0 } },
  'GET /evaluation-rounds/choices': {
    data: [choice(3, 'Daan Verhoeven'), choice(4, 'Sanne Bos'), choice(5, 'Tom Vos', [])],
    meta,
  },
  'POST /evaluation-rounds/people': [{ student_id: 3, role: 'mentor', ...els }],
  'POST /evaluation-rounds/preview': () => preview,
  'POST /evaluation-rounds': round,
  'GET /evaluation-rounds/70': {
    ...round,
    lines: [{ ...line, role: 'mentor', wanted: 4, asked: 3, reasons: [] }],
  },
};
const button = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
  preview = { students: 2, requests: 3, mails: 2, already: 1, problems: [] };
});

it('asks a whole group: remembered people are filled in, and nothing goes before it was looked at', async () => {
  const seen = fakeApi(inside);
  const user = openApp('/ask-evaluations?group_id=9');
  const students = await screen.findByRole('list', { name: 'Over welke studenten' });
  expect(within(students).getAllByRole('checkbox')).toHaveLength(2);
  for (const tick of within(students).getAllByRole('checkbox'))
    expect(tick).toHaveProperty('checked', true);
  await user.click(await box('Alle werkprocessen'));
  await user.click(await box('Begeleider'));
  const mentor = await screen.findByRole('textbox', {
    name: 'E-mailadres, Begeleider van Daan Verhoeven',
  });
  await waitFor(() => expect(mentor).toHaveProperty('value', 'els@zorg.nl'));
  await user.type(
    screen.getByRole('textbox', { name: 'E-mailadres, Begeleider van Sanne Bos' }),
    'mo@zorg.nl',
  );
  await user.type(screen.getByRole('textbox', { name: 'Persoonlijk bericht' }), 'Graag snel.');
  await user.click(await button('Bekijk vooraf'));
  expect(await screen.findByText('2 studenten · 3 verzoeken · 2 e-mails')).toBeTruthy();
  expect(screen.getByText(/^1 verzoek staat al open/)).toBeTruthy();
  await user.click(await button('Verstuur 3 verzoeken'));
  await waitFor(() => expect(addressNow()).toBe('/ask-evaluations?group_id=9&round_id=70'));
  expect(await screen.findByText(/^3 verzoeken verstuurd\. Beoordelen kan/)).toBeTruthy();
  const posted = seen.find(
    ({ path, method }) => path === '/evaluation-rounds' && method === 'POST',
  );
  expect(posted?.body).toMatchObject({
    ...{ diploma_id: 5, group_id: 9, work_process_ids: [11, 12], message: 'Graag snel.' },
    lines: [
      { student_id: 3, role: 'mentor', ...els },
      { student_id: 4, role: 'mentor', email: 'mo@zorg.nl', first_name: null },
    ],
  });
});

it('asks the same person for everybody, and for a name when the school does not know it', async () => {
  fakeApi(inside);
  const user = openApp('/ask-evaluations');
  await user.click(await button('Alles kiezen'));
  await user.click(await box('1.1 Werkproces 1.1'));
  expect(screen.getByText('Kies eerst studenten, een rol en wie je vraagt.')).toBeTruthy();
  await user.click(await box('Coach'));
  const all = 'Coach van iedereen';
  await user.type(await screen.findByRole('textbox', { name: `E-mailadres, ${all}` }), 'c@d.nl');
  expect(screen.getByRole('textbox', { name: 'E-mailadres, Coach van Tom Vos' })).toHaveProperty(
    'value',
    'c@d.nl',
  );
  const sentences = ['We kennen dit e-mailadres nog niet.'];
  preview = { ...preview, problems: [0, 1, 2].map((at) => ({ line: at, sentences })) };
  await user.click(await button('Bekijk vooraf'));
  expect(await screen.findAllByText(/We kennen dit/)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Verstuur/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: `Voornaam, ${all}` }), 'Cor');
  expect(screen.getByRole('textbox', { name: 'Voornaam, Coach van Tom Vos' })).toHaveProperty(
    'value',
    'Cor',
  );
});

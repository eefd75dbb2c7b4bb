import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAsked, anEvaluationPage } from '../../testing/anEvaluationPage.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { openLink } from '../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/evaluate/${token}`;
const one = (id: number) => `PATCH ${path}/evaluations/${id}`;
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const at = '2026-11-20T09:30:00Z';
/** The school takes what it is sent. */
const accepts = (asked: AskedEvaluation) => (body: unknown) => ({
  ...asked,
  score: null,
  no_level: null,
  ...(body as object),
  done_at: at,
  may_correct: true,
});
const [first = anAsked(), second = anAsked()] = anEvaluationPage().evaluations;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cookies', 'accepted');
});

describe('the page of an evaluator without an account', () => {
  it('says who asks what about whom, and until when', async () => {
    const message = 'Graag voor vrijdag.';
    const page = anEvaluationPage({
      evaluations: [
        { ...first, message },
        { ...second, message },
      ],
    });
    fakeApi({ [`GET ${path}`]: page });
    openLink(path);
    await title('Uw oordeel');
    expect(screen.getByText(/Peter de Vries vraagt uw oordeel over Sanne Willems/)).toBeTruthy();
    expect(screen.getByText(/tot en met 15 dec 2026/)).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByText('0 van 2 beantwoord')).toBeTruthy();
    expect(screen.queryByText('Bekijk het profiel')).toBeNull();
  });

  it('saves each answer at once, and thanks when all are done', async () => {
    const seen = fakeApi({
      [`GET ${path}`]: anEvaluationPage(),
      [one(40)]: accepts(first),
      [one(41)]: accepts(second),
    });
    const user = openLink(path);
    await title('Uw oordeel');
    await user.click(card(/Helpt bij eten/).getByRole('button', { name: 'Gevorderd' }));
    expect(await card(/Helpt bij eten/).findByText('Bewaard')).toBeTruthy();
    expect(screen.getByText('1 van 2 beantwoord')).toBeTruthy();
    await user.click(card(/Helpt bij wassen/).getByRole('button', { name: 'Nog niet gezien' }));
    expect(await screen.findByRole('heading', { name: 'Dank u wel' })).toBeTruthy();
    const sent = seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toEqual([
      { score: 2, comments: '' },
      { no_level: 'not_seen', comments: '' },
    ]);
  });

  it('keeps remarks until an answer is chosen, and corrects with them afterwards', async () => {
    const seen = fakeApi({ [`GET ${path}`]: anEvaluationPage(), [one(40)]: accepts(first) });
    const user = openLink(path);
    await title('Uw oordeel');
    const eating = card(/Helpt bij eten/);
    await user.type(eating.getByLabelText('Toelichting'), 'Rustig.');
    expect(eating.getByText(/Kies een antwoord/)).toBeTruthy();
    await user.click(eating.getByRole('button', { name: 'Starter' }));
    expect(await eating.findByText('Bewaard')).toBeTruthy();
    await user.type(eating.getByLabelText('Toelichting'), ' Goed.');
    await user.tab();
    await waitFor(() =>
      expect(seen.at(-1)?.body).toEqual({
        score: 1,
        comments: 'Rustig. Goed.',
        correction: true,
      }),
    );
  });

  it('keeps what was not sent, tries again, and sends it at the next visit', async () => {
    const down = () => {
      throw new TypeError('offline');
    };
    fakeApi({ [`GET ${path}`]: anEvaluationPage(), [one(40)]: down });
    const user = openLink(path);
    await title('Uw oordeel');
    await user.click(card(/Helpt bij eten/).getByRole('button', { name: 'Professional' }));
    expect(await card(/Helpt bij eten/).findByText(/Niet bewaard/)).toBeTruthy();
    cleanup();
    fakeApi({ [`GET ${path}`]: anEvaluationPage(), [one(40)]: accepts(first) });
    openLink(path);
    expect(await screen.findByText('Bewaard')).toBeTruthy();
    expect(screen.getByText('1 van 2 beantwoord')).toBeTruthy();
  });

  it.each([
    ['De tijd voor deze beoordeling is voorbij.', refuse(422, 'Expired evaluation', 'Te laat.')],
    ['Deze beoordeling was al beantwoord.', refuse(422, 'Al opgeslagen.')],
    ['Deze beoordeling wordt niet meer aan u gevraagd.', refuse(403, 'Niet van u.')],
  ])('shows what was typed when it came too late: %s', async (why, answer) => {
    fakeApi({ [`GET ${path}`]: anEvaluationPage(), [one(40)]: answer });
    const user = openLink(path);
    await title('Uw oordeel');
    const eating = card(/Helpt bij eten/);
    await user.type(eating.getByLabelText('Toelichting'), 'Getypt.');
    await user.click(eating.getByRole('button', { name: 'Starter' }));
    expect(await eating.findByText(new RegExp(why))).toBeTruthy();
    expect(eating.getByDisplayValue('Getypt.')).toBeTruthy();
    expect(eating.getByRole('button', { name: 'Kopieer de tekst' })).toBeTruthy();
  });

  it('shows what was answered before, and lets it be corrected', async () => {
    const done = { ...first, score: 3, comments: 'Mooi.', done_at: at, may_correct: true };
    const old = { ...second, no_level: 'not_seen' as const, done_at: at };
    fakeApi({ [`GET ${path}`]: anEvaluationPage({ evaluations: [done, old] }) });
    const user = openLink(path);
    await title('Uw oordeel');
    expect(card(/Helpt bij eten/).getByText('Mooi.')).toBeTruthy();
    expect(card(/Helpt bij wassen/).getByText('Nog niet gezien')).toBeTruthy();
    expect(card(/Helpt bij wassen/).queryByRole('button')).toBeNull();
    await user.click(card(/Helpt bij eten/).getByRole('button', { name: 'Verbeter dit antwoord' }));
    const chosen = card(/Helpt bij eten/).getByRole('button', { name: 'Professional' });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
  });

  it('hands over to a colleague, with what is chosen', async () => {
    const left = anEvaluationPage({ evaluations: [first] });
    const seen = fakeApi({ [`GET ${path}`]: anEvaluationPage(), [`POST ${path}/handovers`]: left });
    const user = openLink(path);
    await title('Uw oordeel');
    await user.click(screen.getByRole('button', { name: 'Ik ben niet de juiste' }));
    await user.click(screen.getByRole('checkbox', { name: '1.1 Helpt bij eten' }));
    await user.type(screen.getByLabelText('E-mailadres van uw collega'), 'rob@stage.example');
    await user.type(screen.getByLabelText('Voornaam'), 'Rob');
    await user.type(screen.getByLabelText('Achternaam'), 'Hermans');
    await user.click(screen.getByRole('button', { name: 'Draag over' }));
    expect(await screen.findByText(/Overgedragen aan rob@stage.example/)).toBeTruthy();
    expect(screen.queryByRole('article', { name: /Helpt bij wassen/ })).toBeNull();
    expect(seen.at(-1)?.body).toEqual({
      evaluation_ids: [41],
      email: 'rob@stage.example',
      first_name: 'Rob',
      last_name: 'Hermans',
      reason: '',
    });
  });

  it('reads the profile and the levels only when they are opened', async () => {
    const asked = { ...first, may_see_chart: true };
    const chart = [
      {
        coreTask: {
          title: 'Zorg bieden',
          workProcesses: [
            {
              work_process: { work_process_id: 11, number: '1.1', title: 'Helpt bij drinken' },
              score: 2,
              evaluator_role: { name: 'teacher' },
            },
          ],
        },
      },
    ];
    const seen = fakeApi({
      [`GET ${path}`]: anEvaluationPage({ evaluations: [asked] }),
      [`GET ${path}/evaluations/40/chart`]: chart,
    });
    const user = openLink(path);
    await title('Uw oordeel');
    expect(seen).toHaveLength(1);
    await user.click(screen.getByText('Bekijk de niveaus tot nu toe'));
    expect(await screen.findByText('1.1 Helpt bij drinken')).toBeTruthy();
  });

  it('ticks the evidence that was looked at; without an answer the tick goes back, and says so', async () => {
    const piece = {
      ...{ id: 9, work_process_id: 11, title: 'Koken', url: '', file: null, what: 'Soep' },
      ...{ how: '', learned: '', created_at: '2026-11-10', is_seen: false },
    };
    const place = `${path}/evaluations/${first.id}/evidence`;
    let isDead = true;
    const seen = fakeApi({
      [`GET ${path}`]: anEvaluationPage({ evaluations: [{ ...first, evidence: 1 }] }),
      [`GET ${place}`]: [piece],
      [`PUT ${place}`]: () => {
        if (isDead) throw new TypeError('network');
        return [{ ...piece, is_seen: true }];
      },
    });
    const user = openLink(path);
    await title('Uw oordeel');
    await user.click(screen.getByText('Bekijk het bewijs van de student'));
    const box = await screen.findByRole('checkbox', { name: 'Dit heb ik bekeken' });
    await user.click(box);
    const alert = await screen.findByText('Dat is niet bewaard. Probeer het opnieuw.');
    expect(alert.closest('ul')).toBeNull();
    expect(box).toHaveProperty('checked', false);
    isDead = false;
    await user.click(box);
    await waitFor(() => expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(box).toHaveProperty('checked', true);
    expect(screen.queryByText(/niet bewaard/)).toBeNull();
  });

  it('whose link is over says so, with what was typed there', async () => {
    fakeApi({ [`GET ${path}`]: anEvaluationPage() });
    const user = openLink(path);
    await title('Uw oordeel');
    await user.type(card(/Helpt bij eten/).getByLabelText('Toelichting'), 'Niet verstuurd.');
    cleanup();
    fakeApi({ [`GET ${path}`]: refuse(404, 'Vraag om een nieuwe link.') });
    const again = openLink(path);
    await title('Deze link werkt niet meer');
    expect(screen.getByDisplayValue('Niet verstuurd.')).toBeTruthy();
    await again.click(screen.getByRole('button', { name: 'Gooi dit weg' }));
    expect(screen.queryByDisplayValue('Niet verstuurd.')).toBeNull();
  });

  it('says when nothing is left to do', async () => {
    fakeApi({ [`GET ${path}`]: anEvaluationPage({ evaluations: [] }) });
    openLink(path);
    await title('Er staat niets meer voor u open');
  });
});

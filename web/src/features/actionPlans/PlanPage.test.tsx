import { screen, waitFor, within } from '@testing-library/react';
import type { ActionPlan, ActionPlanStep } from '@traject/contract/actionPlans';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const path = '/action-plans/3';
const toasts = () => toastStore.get().map(({ message }) => message);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

const aStep = (id: number, given: Partial<ActionPlanStep> = {}): ActionPlanStep => ({
  id,
  title: `Stap met nummer ${id}`,
  text: '',
  doer: 'counselor',
  anchor: 'registration',
  amount: id,
  unit: 'weeks',
  ...given,
});
const aPlan = (...steps: ActionPlanStep[]): ActionPlan => ({
  id: 3,
  title: 'Eerste maand',
  trajectory_state_id: 5,
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  step_count: steps.length,
  version: 1,
  steps,
});
type Body = { steps?: (ActionPlanStep | { id?: number })[]; version?: number };

/** A plan that keeps what is saved, as the server does. */
async function open(plan: ActionPlan) {
  let now = plan;
  const me = { account_types: [{ code: 'counselor' }], abilities: ['templates'] };
  const opened = await openShell(path, {
    'GET /auth/me': me,
    [`GET ${path}`]: () => now,
    [`PATCH ${path}`]: (body: Body) => {
      const steps = (body.steps ?? now.steps).map((step, n) => ({ id: 90 + n, ...step }));
      now = { ...now, ...body, steps: steps as ActionPlanStep[], version: now.version + 1 };
      return now;
    },
  });
  await screen.findByRole('heading', { level: 1, name: plan.title });
  const saved = () =>
    opened.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Body);
  return { ...opened, saved };
}

const order = () =>
  within(screen.getByRole('region', { name: 'Stappen' }))
    .getAllByText(/Stap met nummer/)
    .map(({ textContent }) => textContent?.match(/\d/)?.[0])
    .join('');

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the page of an action plan', () => {
  it('says when it is applied, and of each step who does it and when', async () => {
    await open(
      aPlan(
        aStep(1, { doer: 'client', anchor: 'intake', amount: -3, unit: 'days' }),
        aStep(2, { amount: 0 }),
        aStep(3, { amount: 1, anchor: 'completion', doer: 'employer' }),
      ),
    );
    expect(screen.getByText('Bij de status Lopend')).toBeTruthy();
    expect(screen.getByText('De cliënt · 3 dagen voor de intake')).toBeTruthy();
    expect(screen.getByText('De adviseur · Op de dag van de aanmelding')).toBeTruthy();
    expect(screen.getByText('De werkgever · 1 week na de afronding')).toBeTruthy();
  });

  it('moves steps by buttons that keep the focus, each on the version before it', async () => {
    const { user, saved } = await open(aPlan(aStep(1), aStep(2), aStep(3)));
    press('Stap 1 omlaag').focus();
    await user.keyboard('{Enter}');
    expect(order()).toBe('213');
    await user.keyboard('{Enter}');
    expect(order()).toBe('231');
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved().map(({ version }) => version)).toEqual([1, 2]);
    expect(saved()[1]?.steps?.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('adds a step with a side that is a word, and keeps the others', async () => {
    const { user, saved } = await open(aPlan(aStep(1)));
    await user.click(screen.getAllByRole('button', { name: 'Stap toevoegen' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe stap' }));
    await user.type(dialog.getByLabelText(/Wat moet er gebeuren/), 'Stap met nummer 7');
    await user.selectOptions(dialog.getByLabelText(/Wie doet het/), 'client');
    await user.selectOptions(dialog.getByLabelText(/Gerekend vanaf/), 'start');
    await user.selectOptions(dialog.getByLabelText(/Ervoor of erna/), 'before');
    await user.clear(dialog.getByLabelText(/Aantal/));
    await user.type(dialog.getByLabelText(/Aantal/), '2');
    expect(dialog.getByText('2 weken voor de start')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts()).toContain('De stap is opgeslagen.'));
    expect(saved()[0]).toEqual({
      version: 1,
      steps: [
        aStep(1),
        {
          title: 'Stap met nummer 7',
          text: '',
          doer: 'client',
          anchor: 'start',
          amount: -2,
          unit: 'weeks',
        },
      ],
    });
  });

  it('deletes a step after asking', async () => {
    const { user, saved } = await open(aPlan(aStep(1), aStep(2)));
    await user.click(press('Stap 1 verwijderen'));
    await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
    await waitFor(() => expect(order()).toBe('2'));
    expect(saved()[0]?.steps?.map(({ id }) => id)).toEqual([2]);
  });

  it('that does not exist is told by its number', async () => {
    await openShell('/action-plans/77', {
      'GET /auth/me': { account_types: [{ code: 'counselor' }], abilities: ['templates'] },
    });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    expect(toasts()).toContain('We kunnen actieplan 77 niet vinden.');
  });
});

import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { FormDialog } from './FormDialog.tsx';
import { show } from './testing.tsx';
import { unsaved } from './unsaved.ts';
import { WizardDialog } from './WizardDialog.tsx';

const state = { canSave: true, isSaving: false, errors: [], onSubmit() {}, onClose() {} };

const form = (isDirty: boolean) => (
  <FormDialog {...state} title="Notitie" isDirty={isDirty}>
    <input aria-label="Tekst" />
  </FormDialog>
);

const wizard = (
  <WizardDialog title="Nieuw traject" steps={['Zoeken']} at={0} onClose={() => {}}>
    <input aria-label="Tekst" />
  </WizardDialog>
);

/** A form on one page, another page to go to, and the browser's own history. */
async function open(part: React.ReactNode) {
  window.history.replaceState(null, '', '/form');
  const root = createRootRoute();
  const page = (path: string, content: React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component: () => content });
  const routeTree = root.addChildren([
    page('form', <ConfirmProvider>{part}</ConfirmProvider>),
    page('other', <p>Andere pagina</p>),
  ]);
  const router = createRouter({ routeTree, history: createBrowserHistory() });
  const { user } = show(<RouterProvider router={router as unknown as RegisteredRouter} />);
  await screen.findByRole('dialog');
  return { user, router };
}

const question = () => screen.findByRole('dialog', { name: 'Sluiten zonder opslaan?' });
const isAsked = () => screen.queryByRole('dialog', { name: 'Sluiten zonder opslaan?' }) !== null;
const otherPage = () => screen.findByText('Andere pagina');

function closesTab() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => unsaved.giveUp());

describe('what was typed', () => {
  it('stays when the reader does not want to go to the other page', async () => {
    const { user, router } = await open(form(true));
    router.history.push('/other');
    await question();
    await user.click(screen.getByRole('button', { name: 'Verder invullen' }));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(window.location.pathname).toBe('/form');
    expect(screen.getByLabelText('Tekst')).toBeTruthy();
  });

  it('goes when the reader says so', async () => {
    const { user, router } = await open(form(true));
    router.history.push('/other');
    await question();
    await user.click(screen.getByRole('button', { name: 'Ja, sluiten' }));
    await otherPage();
    expect(closesTab()).toBe(true);
  });

  it('is asked about in a wizard too, once something was typed', async () => {
    const { user, router } = await open(wizard);
    expect(closesTab()).toBe(true);
    await user.type(screen.getByLabelText('Tekst'), 'a');
    expect(closesTab()).toBe(false);
    router.history.push('/other');
    await question();
  });

  it('is no reason to ask where nothing was typed', async () => {
    const { router } = await open(form(false));
    expect(closesTab()).toBe(true);
    router.history.push('/other');
    await otherPage();
  });

  it('is no reason to ask when the same page only searches on', async () => {
    const { router } = await open(form(true));
    router.history.push('/form?page=2');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(isAsked()).toBe(false);
  });

  it('holds the tab open, but not when the session ended', async () => {
    const { router } = await open(form(true));
    expect(closesTab()).toBe(false);
    router.history.push('/other', {}, { ignoreBlocker: true });
    await otherPage();
    expect(isAsked()).toBe(false);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ClientDetails } from '@traject/contract/clients';
import { describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '../../platform/queries.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';
import { show } from '../../ui/testing.tsx';
import { toastStore } from '../../ui/toast.ts';
import { WizardDialog } from '../../ui/WizardDialog.tsx';
import { FoundClient } from './FoundClient.tsx';

const fatima = {
  id: 4,
  version: 2,
  name: 'Fatima El Amrani',
  email: 'fatima@mail.example',
  first_name: 'Fatima',
  last_name: 'El Amrani',
  gender: 'f',
  city_name: 'Utrecht',
} as ClientDetails;

function aFoundClient() {
  const seen = fakeApi({ 'PATCH /clients/4': { ...fatima, version: 3 } });
  const onSaved = vi.fn();
  const organisation = { id: 1, name: 'Zorggroep' };
  const { user } = show(
    <QueryClientProvider client={newQueryClient()}>
      <ConfirmProvider>
        <WizardDialog title="Nieuw traject" steps={['Cliënt']} at={0} onClose={() => {}}>
          <FoundClient
            isCurrent
            found={{ organisation, email: fatima.email, client: fatima, trajectories: [] }}
            running={null}
            client={fatima}
            onBack={() => {}}
            onSaved={onSaved}
          />
        </WizardDialog>
      </ConfirmProvider>
    </QueryClientProvider>,
  );
  const next = async () => user.click(await screen.findByRole('button', { name: 'Volgende' }));
  return { user, seen, onSaved, next };
}

describe('a client found by the wizard', () => {
  it('[TRAJ-13] is not saved when nothing was changed', async () => {
    const { next, onSaved, seen } = aFoundClient();
    await next();
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(fatima);
    expect(seen).toEqual([]);
  });

  it('[TRAJ-13, TRAJ-14] is saved when something was changed, without a toast', async () => {
    const { user, next, onSaved, seen } = aFoundClient();
    await user.type(screen.getByRole('textbox', { name: /Voornaam/ }), 'h');
    await next();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(seen).toMatchObject([{ method: 'PATCH', body: { first_name: 'Fatimah', version: 2 } }]);
    expect(toastStore.get()).toEqual([]);
  });
});

import type { ClientDetails } from '@traject/contract/clients';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../platform/api.ts';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { WizardStep } from '../../ui/WizardStep.tsx';
import { ClientFields } from './ClientFields.tsx';
import { changeClient, createClient, searchClient } from './clients.api.ts';
import { type GivenClient, neededFields } from './clientValues.ts';
import type { Found } from './FindClient.tsx';
import { useClientForm } from './useClientForm.ts';

type Props = {
  isCurrent: boolean;
  found: Found;
  /** The client to change: the one found, or the one just created in this wizard. */
  client: ClientDetails | undefined;
  /** The trajectories that this client already has. */
  running: ReactNode;
  onBack: () => void;
  /** Gets the client as stored. */
  onSaved: (client: ClientDetails) => void;
};

export function FoundClient({ isCurrent, found, client, running, onBack, onSaved }: Props) {
  const { t } = useTranslation();
  const save = useSaveFound(found, client);
  const start = { email: found.email };
  const { form, dialog } = useClientForm({ kind: 'wizard', client, start, save, onSaved });

  // Another search for an unknown address: the form follows it.
  const follow = useEffectEvent((email: string) => {
    if (!client) form.setFieldValue('email', email);
  });
  useEffect(() => follow(found.email), [found.email]);

  const name = found.organisation.name;
  const { conflict, errors, isDirty } = dialog;
  return (
    <WizardStep
      isCurrent={isCurrent}
      goText={t('clients.search.next')}
      canGo={areFilled(form.values, neededFields)}
      isBusy={dialog.isSaving}
      onGo={() => (client && !isDirty ? onSaved(client) : dialog.onSubmit())}
      onBack={onBack}
    >
      {dialog.draft && <DraftCallout {...dialog.draft} />}
      {conflict ? (
        <ConflictCallout reasons={errors} {...conflict} />
      ) : (
        <ErrorList errors={errors} />
      )}
      <Callout kind="info">
        {found.client
          ? t('clients.search.known', { client: found.client.name, organisation: name })
          : t('clients.search.unknown', { email: found.email, organisation: name })}
      </Callout>
      {running}
      <ClientFields form={form} kind="wizard" />
    </WizardStep>
  );
}

/** A known client is updated, never created twice, even if the address changes in the form. */
function useSaveFound({ organisation, email }: Found, client: ClientDetails | undefined) {
  const { t } = useTranslation();
  return async (given: GivenClient, version: number | undefined) => {
    if (client) return changeClient(client.id, { ...given, version });
    const organisation_id = organisation.id;
    if (given.email.trim() !== email) {
      const { status } = await searchClient({ organisation_id, email: given.email });
      if (status !== 'nonexistant') throw new ApiError(422, [t('clients.search.other_address')]);
    }
    return createClient({ ...given, organisation_id });
  };
}

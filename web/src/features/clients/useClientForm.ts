import { type Client, type ClientDetails, clientInput } from '@traject/contract/clients';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { toast } from '../../ui/toast.ts';
import { clientQuery } from './clients.api.ts';
import { type FormKind, type GivenClient, inputOf, valuesOf } from './clientValues.ts';

const schema = z.omit(clientInput, { organisation_id: true });

type Options = {
  kind: FormKind;
  /** Undefined for a new client. */
  client: ClientDetails | undefined;
  /** The first values for a new client. */
  start?: Partial<ClientDetails>;
  save: (given: GivenClient, version: number | undefined) => Promise<Client>;
  onSaved: (saved: Client) => void;
};

export function useClientForm({ kind, client, start = {}, save, onSaved }: Options) {
  const { t } = useTranslation();
  const record = useRecordForm({
    draft: `${kind}:${client ? placeOf({ client: client.id }) : `client:${start.email ?? 'new'}`}`,
    start: valuesOf(client ?? start, kind),
    version: client?.version,
    schema,
    toInput: inputOf,
    save,
    load: useReloadOne(client && clientQuery(client.id), (now) => valuesOf(now, kind)),
    show: { gender: (gender) => (isGender(gender) ? t(`clients.gender.${gender}`) : '') },
    refresh: ['client', client?.id],
    // In the wizard the next step confirms the save; a toast would cover its buttons.
    done: kind === 'profile' ? 'notify.client.save_success' : undefined,
    onSaved,
  });
  useRefusalToast(record.dialog);
  return record;
}

/** A refusal is shown as a toast too, unless somebody else saved first: that is not a mistake. */
function useRefusalToast({ errors, conflict }: { errors: string[]; conflict: unknown }) {
  const { t } = useTranslation();
  const tell = useEffectEvent(() => {
    if (!conflict) toast.error(t('common.validation_error'));
  });
  const refusal = errors.length > 0 ? errors : undefined;
  useEffect(() => {
    if (refusal) tell();
  }, [refusal]);
}

const isGender = (value: string) =>
  value === 'm' || value === 'f' || value === 'w' || value === 'x';

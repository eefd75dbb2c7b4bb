import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import {
  type ClientDetails,
  type ClientSearchInput,
  clientSearchInput,
} from '@traject/contract/clients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForm } from '../../platform/checkForm.ts';
import { choiceName, choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useSave } from '../../platform/useSave.ts';
import { searchClient } from './clients.api.ts';

/** Whom the wizard goes on with: a known client, or the address of a new one. */
export type Found = {
  organisation: { id: number; name: string };
  email: string;
  client: ClientDetails | undefined;
};

export function useClientSearch(onFound: (found: Found) => void) {
  const { t } = useTranslation();
  const [last, setLast] = useState<Found>();
  const searching = useSave({ save: searchClient });
  const form = useForm({
    initialValues: { organisation_id: null as string | null, email: '' },
    validate: (values) => checkForm(clientSearchInput, t)(wanted(values)),
    onValuesChange: () => searching.reset(),
  });
  const organisations = useOrganisations(form.values.organisation_id);

  const wanted = ({ email }: { email: string }): ClientSearchInput => ({
    organisation_id: Number(organisations.chosen),
    email,
  });
  const search = (values: { email: string }) => {
    const asked = wanted(values);
    // Back and on again, without a change: the client form keeps what was typed in it.
    if (last && isSame(last, asked)) return onFound(last);
    searching.submit(asked, ({ status, client }) => {
      if (status !== 'ok' && status !== 'nonexistant') return;
      goOn(asked.email, client);
    });
  };
  const goOn = (email: string, client?: ClientDetails) => {
    const found = { organisation: organisations.named(), email: email.trim(), client };
    setLast(found);
    onFound(found);
  };
  const canSearch = organisations.chosen !== null && form.values.email.trim() !== '';
  return {
    form,
    organisations,
    canSearch,
    searching,
    search: () => form.onSubmit(search)(),
    /** A client elsewhere becomes one here as well. */
    takeOn: () => goOn(form.values.email),
  };
}

/** Where there is only one, it is chosen already. */
function useOrganisations(wanted: string | null) {
  const { data, isError } = useQuery(referenceQuery('organisations'));
  const choices = choicesOf(data);
  const only = choices.length === 1 ? (choices[0]?.value ?? null) : null;
  const chosen = wanted ?? only;
  const named = () => ({ id: Number(chosen), name: choiceName(choices, chosen) });
  return { choices, isError, chosen, named };
}

const isSame = (found: Found, { organisation_id, email }: ClientSearchInput) =>
  found.organisation.id === organisation_id && found.email === email.trim();

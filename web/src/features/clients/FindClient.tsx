import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import {
  type ClientDetails,
  type ClientSearchAnswer,
  type ClientSearchInput,
  clientSearchInput,
} from '@traject/contract/clients';
import { type ReactNode, useState } from 'react';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import {
  choiceName,
  choicesOf,
  counselorsQuery,
  onlyOne,
  referenceQuery,
} from '../../platform/reference.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import form_ from '../../ui/form.module.css';
import text from '../../ui/text.module.css';
import { WizardStep } from '../../ui/WizardStep.tsx';
import { searchClient } from './clients.api.ts';
import classes from './FindClient.module.css';

type Props = {
  isCurrent: boolean;
  /** The message for an organisation without a counselor. */
  noCounselor: (organisation: Found['organisation']) => ReactNode;
  onFound: (found: Found) => void;
};

/** Looks up whether the organisation knows this address; a mismatch is explained in this step. */
export function FindClient({ isCurrent, noCounselor, onFound }: Props) {
  const { t } = useTranslation();
  const found = useClientSearch(onFound);
  const { form, organisations, canSearch, without, search, searching, takeOn } = found;
  const status = searching.data?.status;
  const isMismatch = status && status !== 'ok' && status !== 'nonexistant';

  return (
    <WizardStep
      isCurrent={isCurrent}
      goText={t('clients.search.next')}
      canGo={canSearch}
      isBusy={searching.isPending}
      onGo={search}
    >
      <ErrorList errors={formErrors(searching.error)} title={t('clients.search.refused')} />
      {without && noCounselor(without)}
      {isMismatch && (
        <Callout kind="warn" role="alert" title={t(`clients.search.${status}.title`)}>
          {t(`clients.search.${status}.text`)}
          {status === 'organisation_mismatch' && (
            <Button variant="default" className={classes.takeOn} onClick={takeOn}>
              {t('clients.search.take_on')}
            </Button>
          )}
        </Callout>
      )}
      <p className={text.soft}>{t('clients.search.explanation')}</p>
      <div className={`${form_.fields} ${classes.fields}`}>
        <Choice
          className={form_.half}
          label={t('labels.organisation_id')}
          required
          data={organisations.choices}
          {...form.getInputProps('organisation_id')}
          value={organisations.chosen}
          error={
            form.errors.organisation_id ??
            (organisations.isError && t('clients.search.organisations_failed'))
          }
        />
        <TextInput
          className={form_.half}
          type="email"
          label={t('labels.email')}
          required
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
      </div>
    </WizardStep>
  );
}

/** The client for the next steps: a known one, or the address of a new one. */
export type Found = {
  organisation: { id: number; name: string };
  email: string;
  client: ClientDetails | undefined;
  trajectories: ClientTrajectories;
};

type ClientTrajectories = NonNullable<ClientSearchAnswer['trajectories']>;

function useClientSearch(onFound: (found: Found) => void) {
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
    // Back and forth without a change: the client form keeps what was typed in it.
    if (last && isSame(last, asked)) return onFound(last);
    searching.submit(asked, ({ status, client, trajectories }) => {
      if (status !== 'ok' && status !== 'nonexistant') return;
      goOn(asked.email, { client, trajectories });
    });
  };
  const goOn = (
    email: string,
    { client, trajectories = [] }: Partial<Pick<ClientSearchAnswer, 'client' | 'trajectories'>>,
  ) => {
    const place = organisations.named();
    const found = { organisation: place, email: email.trim(), client, trajectories };
    setLast(found);
    onFound(found);
  };
  const counselors = useQuery({
    ...counselorsQuery(Number(organisations.chosen)),
    enabled: organisations.chosen !== null,
  });
  const hasNoCounselor = counselors.data?.length === 0;
  const canSearch =
    !hasNoCounselor && organisations.chosen !== null && form.values.email.trim() !== '';
  return {
    form,
    organisations,
    canSearch,
    /** The chosen organisation, if it has no counselor yet. */
    without: hasNoCounselor ? organisations.named() : undefined,
    searching,
    search: () => form.onSubmit(search)(),
    /** Takes on a client of another organisation here as well. */
    takeOn: () => goOn(form.values.email, { trajectories: searching.data?.trajectories }),
  };
}

function useOrganisations(wanted: string | null) {
  const { data, isError } = useQuery(referenceQuery('organisations'));
  const choices = choicesOf(data);
  const chosen = wanted ?? onlyOne(choices)?.value ?? null;
  const named = () => ({ id: Number(chosen), name: choiceName(choices, chosen) });
  return { choices, isError, chosen, named };
}

const isSame = (found: Found, { organisation_id, email }: ClientSearchInput) =>
  found.organisation.id === organisation_id && found.email === email.trim();

import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { WizardStep } from '../../ui/WizardStep.tsx';
import classes from './FindClient.module.css';
import { type Found, useClientSearch } from './useClientSearch.ts';

type Props = {
  isCurrent: boolean;
  /** What to say of an organisation without anybody to guide a trajectory. */
  noCounselor: (organisation: Found['organisation']) => ReactNode;
  onFound: (found: Found) => void;
};

/** Whether this organisation knows somebody with this address; a mismatch stays here, and asks. */
export function FindClient({ isCurrent, noCounselor, onFound }: Props) {
  const { t } = useTranslation();
  const found = useClientSearch(onFound);
  const { form, organisations, canSearch, without, search, searching, takeOn } = found;
  const status = searching.data?.status;
  const isMismatch = status === 'type_mismatch' || status === 'organisation_mismatch';

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
      <p className={classes.explanation}>{t('clients.search.explanation')}</p>
      <div className={classes.fields}>
        <Choice
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

import { Button, NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  periodNames,
  type Retention,
  type RetentionInput,
  retentionInput,
} from '@traject/contract/rights';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { retentionKey, retentionQuery, setRetention, trialQuery } from './rights.api.ts';
import { goesByIt, TrialCounts, TrialResult } from './TrialResult.tsx';

type Props = { organisationId: number; retention: Retention; onClose: () => void };

export function RetentionDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRetentionForm(props);
  const [tried, setTried] = useState<RetentionInput>();
  const now = toInput(form.values);
  const isOfNow = tried && periodNames.every((name) => tried[name] === now[name]);
  const tryOut = () => {
    if (!form.validate().hasErrors) setTried(now);
  };
  const mayErase = useTrialQuestion(props.organisationId, props.retention);
  const asking = useSave({ save: mayErase, failed: 'rights.trial.failed', shown: [] });
  const submit = () => {
    if (form.validate().hasErrors) dialog.onSubmit();
    else asking.submit(now, (isSure) => isSure && dialog.onSubmit());
  };
  return (
    <FormDialog
      {...dialog}
      title={t('rights.retention.edit')}
      canSave={dialog.isDirty && !asking.isPending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>{t('rights.retention.unit')}</p>
      {periodNames.map((name) => (
        <NumberInput
          key={name}
          label={t(`rights.retention.fields.${name}`)}
          allowDecimal={false}
          allowNegative={false}
          min={1}
          {...(name === 'event_months' && { description: t('rights.retention.least') })}
          max={600}
          clampBehavior="none"
          {...(name === periodNames[0] && { 'data-autofocus': true })}
          {...form.getInputProps(name)}
        />
      ))}
      <div>
        <Button variant="default" onClick={tryOut}>
          {t('rights.trial.action')}
        </Button>
      </div>
      {isOfNow && <TrialResult organisationId={props.organisationId} periods={tried} />}
    </FormDialog>
  );
}

/** An empty field is an empty string. */
type Typed = Record<keyof RetentionInput, number | ''>;

const fromMonths = (retention: Retention) => mapped(retention, (months) => months ?? '');
const toInput = (typed: Typed): RetentionInput =>
  mapped(typed, (months) => (months === '' ? null : months));

const mapped = <From, To>(all: Record<keyof RetentionInput, From>, turn: (one: From) => To) =>
  Object.fromEntries(periodNames.map((name) => [name, turn(all[name])])) as Record<
    keyof RetentionInput,
    To
  >;

function useRetentionForm({ organisationId, retention, onClose }: Props) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ retention: organisationId }),
    start: fromMonths(retention) as Typed,
    version: retention.version,
    schema: retentionInput,
    toInput,
    save: (input, version) => setRetention(organisationId, input, version),
    load: useReloadOne(retentionQuery(organisationId), (now) => fromMonths(now) as Typed),
    label: (name) => t(`rights.retention.fields.${name}`),
    refresh: retentionKey(organisationId),
    done: 'notify.organisation.retention_success',
    onSaved: onClose,
  });
}

/** A shorter period is saved only after reading what it would erase tonight. */
function useTrialQuestion(organisationId: number, stored: Retention) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const confirm = useConfirm();
  return async (asked: RetentionInput) => {
    if (!periodNames.some((name) => isShorter(asked[name], stored[name]))) return true;
    const query = { ...trialQuery(organisationId, asked), staleTime: 0 };
    const trial = await queries.fetchQuery(query);
    if (goesByIt(trial).length === 0) return true;
    return confirm({
      title: t('rights.retention.sure.title'),
      message: (
        <>
          <p>{t('rights.retention.sure.text')}</p>
          <TrialCounts trial={trial} />
          <p>{t('rights.retention.sure.gone')}</p>
        </>
      ),
      confirmText: t('rights.retention.sure.yes'),
      cancelText: t('rights.retention.sure.no'),
      danger: true,
    });
  };
}

/** Without a period nothing is erased. */
const isShorter = (asked: number | null, stored: number | null) =>
  asked !== null && (stored === null || asked < stored);

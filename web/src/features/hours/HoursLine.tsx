import { Button, TextInput } from '@mantine/core';
import type { AgreedProduct } from '@traject/contract/hours';
import { useRef } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formatCount } from '../../platform/typed.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './hours.module.css';
import { useHoursForm } from './useHoursForm.ts';

type Props = { trajectoryId: number; agreed: readonly AgreedProduct[] };

/** One line to write hours in: Enter saves, and the day and the agreement stay for the next. */
export function HoursLine({ trajectoryId, agreed }: Props) {
  const { t } = useTranslation();
  const count = useRef<HTMLInputElement>(null);
  const { form, dialog, choices } = useHoursForm({
    trajectoryId,
    agreed,
    hours: undefined,
    onSaved: () => {
      form.setValues({ count: '', text: '' });
      count.current?.focus();
    },
  });
  const canSave = areFilled(form.values, ['worked_on', 'count', 'agreed_product_id']);
  const isSingle = agreed.length === 1;
  return (
    <>
      <form
        className={classes.line}
        data-single={isSingle || undefined}
        aria-label={t('hours.write')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) dialog.onSubmit();
        }}
      >
        <DateField label={t('hours.fields.worked_on')} {...form.getInputProps('worked_on')} />
        <NumberField
          ref={count}
          label={t('hours.fields.hours')}
          placeholder={formatCount(1.5)}
          decimals={2}
          step={25}
          {...form.getInputProps('count')}
        />
        {!isSingle && (
          <Choice
            className={classes.wide ?? ''}
            label={t('hours.fields.agreed_product_id')}
            data={choices}
            allowDeselect={false}
            {...form.getInputProps('agreed_product_id')}
          />
        )}
        <TextInput
          className={classes.wide}
          label={t('hours.fields.text')}
          maxLength={200}
          {...form.getInputProps('text')}
        />
        <Button
          type="submit"
          variant="default"
          className={classes.wide}
          disabled={!canSave}
          loading={dialog.isSaving}
        >
          {t('hours.write')}
        </Button>
      </form>
      {dialog.errors.length > 0 && (
        <div className={classes.notice}>
          <ErrorList errors={dialog.errors} />
        </div>
      )}
    </>
  );
}

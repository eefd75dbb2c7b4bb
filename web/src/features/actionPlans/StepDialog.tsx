import { Textarea, TextInput } from '@mantine/core';
import { mostAmount, stepAnchors, stepDoers, stepUnits } from '@traject/contract/actionPlans';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Pick } from '../../ui/Pick.tsx';
import text from '../../ui/text.module.css';
import classes from './actionPlans.module.css';
import { type Props, type StepForm, sides, stepOf, useStepForm } from './useStepForm.ts';
import { useWhen } from './useWhen.ts';

/** What is to be done, who does it and when. */
export function StepDialog(props: Props) {
  const { step, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog } = useStepForm(props);
  return (
    <FormDialog
      {...dialog}
      title={t(step ? 'action_plans.edit_step' : 'action_plans.new_step')}
      canSave={areFilled(form.values, ['title', 'amount'])}
      onClose={onClose}
    >
      <TextInput
        label={t('action_plans.what')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Pick
        label={t('action_plans.doer')}
        description={t(`action_plans.doer_hints.${form.values.doer}`)}
        choices={stepDoers.map((value) => ({ value, label: t(`action_plans.doers.${value}`) }))}
        value={form.values.doer}
        onPick={(doer) => form.setFieldValue('doer', doer)}
      />
      <When form={form} />
      <Textarea
        label={t('action_plans.text')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}

function When({ form }: { form: StepForm }) {
  const { t } = useTranslation();
  const when = useWhen();
  const { unit, side, anchor } = form.values;
  const step = stepOf(form.values);
  return (
    <fieldset className={classes.when}>
      <legend className={text.rowTitle}>{t('action_plans.when.title')}</legend>
      <div className={classes.parts}>
        <TextInput
          label={t('action_plans.amount')}
          required
          inputMode="numeric"
          maxLength={String(mostAmount).length}
          {...form.getInputProps('amount')}
        />
        <Pick
          label={t('action_plans.unit')}
          description=""
          choices={stepUnits.map((value) => ({
            value,
            label: t(`action_plans.unit_names.${value}`),
          }))}
          value={unit}
          onPick={(next) => form.setFieldValue('unit', next)}
        />
        <Pick
          label={t('action_plans.side')}
          description=""
          choices={sides.map((value) => ({ value, label: t(`action_plans.sides.${value}`) }))}
          value={side}
          onPick={(next) => form.setFieldValue('side', next)}
        />
        <Pick
          label={t('action_plans.anchor')}
          description=""
          choices={stepAnchors.map((value) => ({
            value,
            label: t(`action_plans.anchors.${value}`),
          }))}
          value={anchor}
          onPick={(next) => form.setFieldValue('anchor', next)}
        />
      </div>
      {Number.isInteger(step.amount) && (
        <p className={text.secondary} role="status">
          {when(step)}
        </p>
      )}
    </fieldset>
  );
}

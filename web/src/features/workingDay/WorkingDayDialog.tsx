import { Checkbox, Fieldset, NumberInput } from '@mantine/core';
import { reminderKinds } from '@traject/contract/common/reminding';
import {
  type WorkingDay,
  type WorkingDayInput,
  workingDayInput,
} from '@traject/contract/workingDay';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { useRuleInWords, useStateDays, useStateName } from './inWords.ts';
import { organisationKey, setWorkingDay, workingDayQuery } from './workingDay.api.ts';

type Props = { organisationId: number; workingDay: WorkingDay; onClose: () => void };

export function WorkingDayDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useWorkingDayForm(props);
  const of = form.getInputProps;
  const nameOf = useStateName();
  return (
    <FormDialog
      {...dialog}
      title={t('working_day.edit')}
      canSave={dialog.isDirty}
      onClose={props.onClose}
    >
      <p className={text.soft}>{t('working_day.hint')}</p>
      {reminderKinds.map((kind) => (
        <Fieldset key={kind} legend={t(`working_day.kinds.${kind}`)}>
          <Stack gap={12}>
            <Checkbox
              label={t('working_day.fields.is_on')}
              {...of(`reminders.${kind}.is_on`, { type: 'checkbox' })}
            />
            {form.values.reminders[kind].is_on && (
              <Row wrap gap={12}>
                {(['first_days', 'next_days', 'most'] as const).map((field) => (
                  <Whole
                    key={field}
                    label={t(`working_day.fields.${field}`)}
                    {...of(`reminders.${kind}.${field}`)}
                  />
                ))}
              </Row>
            )}
          </Stack>
        </Fieldset>
      ))}
      <Checkbox
        label={t('working_day.fields.calendar_names')}
        description={t('working_day.calendar_hint')}
        {...of('calendar_names', { type: 'checkbox' })}
      />
      <Whole label={t('working_day.quiet')} {...of('quiet_days')} />
      <Fieldset legend={t('working_day.fields.state_days')}>
        <Stack gap={12}>
          <p className={text.soft}>{t('working_day.state_hint')}</p>
          {form.values.state_days.map(({ trajectory_state_id }, at) => (
            <Whole
              key={trajectory_state_id}
              label={capitalized(nameOf(trajectory_state_id))}
              isOptional
              {...of(`state_days.${at}.days`)}
            />
          ))}
        </Stack>
      </Fieldset>
    </FormDialog>
  );
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

type Number = { label: string; isOptional?: boolean; value?: unknown };

/** A whole number; out of bounds is told in a sentence and not changed behind one's back. */
function Whole({ isOptional, value, ...props }: Number) {
  return (
    <NumberInput
      required={!isOptional}
      allowDecimal={false}
      allowNegative={false}
      maxLength={4}
      {...props}
      value={(value as number | null) ?? ''}
    />
  );
}

function useWorkingDayForm({ organisationId, workingDay, onClose }: Props) {
  const { t } = useTranslation();
  const inWords = useRuleInWords();
  return useRecordForm({
    draft: placeOf({ organisation: organisationId, working_day: undefined }),
    start: valuesOf(workingDay),
    version: workingDay.version,
    schema: workingDayInput,
    toInput,
    save: (input, version) => setWorkingDay(organisationId, input, version ?? workingDay.version),
    load: useReloadOne(workingDayQuery(organisationId), valuesOf),
    label: (name) => t(`working_day.fields.${name}`),
    show: {
      reminders: (rules) =>
        reminderKinds
          .map((kind) => `${t(`working_day.kinds.${kind}`)}: ${inWords(rules[kind])}`)
          .join('; '),
      state_days: useStateDays(),
    },
    refresh: organisationKey,
    done: 'working_day.saved',
    onSaved: onClose,
  });
}

const valuesOf = ({ version: _seen, ...chosen }: WorkingDay): WorkingDayInput => chosen;

/** A box that was emptied holds no number: there is no measure then. */
const toInput = (values: WorkingDayInput): WorkingDayInput => ({
  ...values,
  state_days: values.state_days.map(({ days, ...state }) => ({
    ...state,
    days: (days as unknown) === '' ? null : days,
  })),
});

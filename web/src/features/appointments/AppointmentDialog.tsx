import { Textarea, TextInput } from '@mantine/core';
import { type Appointment, appointmentKinds } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import type { Recipients, Slot } from './appointmentsQuery.ts';
import { Clashes } from './Clashes.tsx';
import { GuestFields } from './GuestFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { TrajectoryField } from './TrajectoryField.tsx';
import { useAppointmentForm } from './useAppointmentForm.ts';

type Props = {
  /** Without it, it belongs to no trajectory, or to one that is chosen. */
  of?: { trajectoryId: number; recipients?: Recipients } | undefined;
  /** Undefined for a new one. */
  appointment?: Appointment | undefined;
  /** The time that was pointed at, for a new one. */
  slot?: Partial<Slot> | undefined;
  onSaved: (saved: Appointment) => void;
  onClose: () => void;
};

export function AppointmentDialog({ of, appointment, slot, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const trajectoryId = of?.trajectoryId ?? appointment?.trajectory?.id;
  const { form, dialog } = useAppointmentForm({ trajectoryId, appointment, slot, onSaved });
  const { values, errors } = form;
  const chosen = trajectoryId ?? (values.trajectory_id ? Number(values.trajectory_id) : undefined);
  const isAsking = values.client || values.employer || values.colleague_ids.length > 0;
  return (
    <FormDialog
      {...dialog}
      title={t(appointment ? 'planning.edit' : 'planning.create')}
      saveLabel={t(isAsking ? 'planning.save_and_mail' : 'controls.save')}
      canSave={values.date !== '' && values.start !== '' && values.end !== ''}
      onClose={onClose}
    >
      {appointment?.series && (
        <SegmentField
          label={t('planning.fields.scope')}
          choices={scopes.map((value) => ({ value, label: t(`planning.scopes.${value}`) }))}
          {...form.getInputProps('scope')}
        />
      )}
      {!of && !appointment && <TrajectoryField form={form} />}
      <Choice
        label={t('planning.fields.kind')}
        required
        searchable={false}
        allowDeselect={false}
        data={appointmentKinds.map((value) => ({ value, label: t(`appointment_names.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextInput
        label={t('planning.fields.title')}
        description={t('planning.title_hint')}
        maxLength={200}
        {...form.getInputProps('title')}
      />
      <TimeFields form={form} />
      <Clashes slot={values} except={appointment?.id} />
      {!appointment && <RepeatFields form={form} />}
      <TextInput
        label={t('planning.fields.place')}
        maxLength={200}
        {...form.getInputProps('place')}
      />
      <TextInput
        label={t('planning.fields.video_url')}
        placeholder="https://"
        maxLength={500}
        {...form.getInputProps('video_url')}
      />
      <Textarea
        label={t('planning.fields.text')}
        description={t('planning.text_hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
      <GuestFields
        form={form}
        trajectoryId={chosen}
        recipients={of?.recipients}
        known={appointment?.guests ?? []}
        error={errors['guests.colleague_ids']}
      />
    </FormDialog>
  );
}

const scopes = ['one', 'following'] as const;

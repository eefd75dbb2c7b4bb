import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { plannableQuery } from './appointments.api.ts';
import type { AppointmentFields } from './useAppointmentForm.ts';

/** For whom it is: one of one's own trajectories, or none. */
export function TrajectoryField({ form }: { form: AppointmentFields }) {
  const { t } = useTranslation();
  const { data } = useQuery(plannableQuery);
  const choose = (value: string | null) => {
    form.setFieldValue('trajectory_id', value);
    // Whoever is chosen is meant to come; the colleagues of another may not see it.
    form.setFieldValue('client', value !== null);
    form.setFieldValue('employer', false);
    form.setFieldValue('colleague_ids', []);
  };
  return (
    <Choice
      label={t('planning.fields.trajectory_id')}
      description={t('planning.trajectory_hint')}
      clearable
      clearButtonProps={{ 'aria-label': t('planning.no_trajectory') }}
      data={(data?.data ?? []).map(({ id, client, trajectory_state }) => ({
        value: String(id),
        label: `${client.name} (${trajectory_state.name.toLowerCase()}, ${id})`,
      }))}
      value={form.values.trajectory_id}
      onChange={choose}
    />
  );
}

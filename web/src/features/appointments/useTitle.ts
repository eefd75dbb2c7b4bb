import type { Appointment } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';

type Called = Pick<Appointment, 'kind' | 'title' | 'is_busy'>;

/** Its own title, or else what its kind is called; of what one no longer sees only that it is. */
export function useTitle() {
  const { t } = useTranslation();
  return ({ kind, title, is_busy }: Called) =>
    is_busy ? t('appointments.busy') : title || t(`appointment_names.${kind}`);
}

import { useTranslation } from 'react-i18next';
import { sorts } from './trajectories.api.ts';

/** Where rows are cards there is no head to press; newest first is what nothing chosen means. */
export function useSorts() {
  const { t } = useTranslation();
  return sorts.map((value) => ({ value, label: t(`trajectories.orders.${value}`) }));
}

import { useTranslation } from 'react-i18next';

const sorts = ['registration_date', 'client', '-client', 'state', '-state'] as const;

/** Where rows are cards there is no head to press; newest first is what nothing chosen means. */
export function useSorts() {
  const { t } = useTranslation();
  return sorts.map((value) => ({ value, label: t(`trajectories.orders.${value}`) }));
}

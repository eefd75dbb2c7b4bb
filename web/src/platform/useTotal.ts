import { useTranslation } from 'react-i18next';
import { formatNumber } from './formatNumber.ts';

/** '10.000', or 'meer dan 10.000' where counting stopped. */
export function useTotal() {
  const { t } = useTranslation();
  return (total: number, most = Number.POSITIVE_INFINITY) =>
    total > most ? t('controls.more_than', { total: formatNumber(most) }) : formatNumber(total);
}

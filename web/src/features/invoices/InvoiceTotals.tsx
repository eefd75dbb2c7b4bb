import type { Totals } from '@traject/contract/common/money';
import { useTranslation } from 'react-i18next';
import { formatEuro } from '../../platform/format.ts';
import { formatPercentage } from '../../platform/typed.ts';
import classes from './invoices.module.css';

/** Without VAT, the VAT of each rate, and what is to be paid. */
export function InvoiceTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const { total, vat, rates, total_with_vat } = totals;
  return (
    <dl className={classes.totals} aria-label={t('invoices.totals')}>
      <Sum label={t('invoices.total_without')} cents={total} />
      {rates.map((rate) => (
        <Sum
          key={rate.vat_percentage}
          label={t('invoices.vat_over', {
            rate: formatPercentage(rate.vat_percentage),
            over: formatEuro(rate.total),
          })}
          cents={rate.vat}
        />
      ))}
      {rates.length !== 1 && <Sum label={t('invoices.vat_total')} cents={vat} />}
      <Sum label={t('invoices.total_to_pay')} cents={total_with_vat} isLast />
    </dl>
  );
}

type SumProps = { label: string; cents: number; isLast?: boolean };

const Sum = ({ label, cents, isLast }: SumProps) => (
  <div className={classes.sum} data-last={isLast || undefined}>
    <dt>{label}</dt>
    <dd className={classes.amount}>{formatEuro(cents)}</dd>
  </div>
);

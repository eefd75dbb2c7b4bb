import type { Totals } from '@traject/contract/common/money';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { useVatName } from '../../ui/vat/useVatName.ts';
import classes from './invoices.module.css';

/** The total without VAT, the VAT per rate, and the amount to pay. */
export function InvoiceTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const vatName = useVatName();
  const { total, vat, rates, total_with_vat } = totals;
  return (
    <Stack as="dl" gap={8} className={classes.totals} aria-label={t('invoice_desk.totals')}>
      <Sum label={t('invoice_desk.total_without')} cents={total} />
      {rates.map((rate) => (
        <Sum
          key={`${rate.vat_category} ${rate.vat_percentage}`}
          label={t('invoice_desk.vat_over', { rate: vatName(rate), over: formatEuro(rate.total) })}
          cents={rate.vat}
        />
      ))}
      {rates.length !== 1 && <Sum label={t('invoice_desk.vat_total')} cents={vat} />}
      <Sum label={t('invoice_desk.total_to_pay')} cents={total_with_vat} isLast />
    </Stack>
  );
}

type SumProps = { label: string; cents: number; isLast?: boolean };

const Sum = ({ label, cents, isLast }: SumProps) => (
  <Row gap={24} justify="between" className={isLast ? classes.last : undefined}>
    <dt className={isLast ? undefined : text.dim}>{label}</dt>
    <dd className={classes.amount}>{formatEuro(cents)}</dd>
  </Row>
);

import type { InvoiceDetails } from '@traject/contract/organisations';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';

/** What the law requires about the sender on an invoice. */
const required = ['address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'] as const;

export function MissingOnInvoices({ details }: { details: InvoiceDetails }) {
  const { t } = useTranslation();
  const missing = required.filter((name) => details[name] === '');
  if (missing.length === 0) return null;
  return (
    <Callout kind="warn" title={t('organisations.missing.title')}>
      {t('organisations.missing.text', {
        fields: missing.map((name) => t(`organisations.fields.${name}`)).join(', '),
      })}
    </Callout>
  );
}

export function useInvoiceFacts(details: InvoiceDetails) {
  const { t } = useTranslation();
  const { address, postal_code, city, kvk_number, vat_number, iban, payment_term_days } = details;
  const place = [address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  return [
    [t('organisations.fields.address'), place || '–'],
    [t('organisations.fields.kvk_number'), kvk_number || '–'],
    [t('organisations.fields.vat_number'), vat_number || '–'],
    [t('organisations.fields.iban'), iban.replace(/.{4}(?=.)/g, '$& ') || '–'],
    [
      t('organisations.fields.payment_term_days'),
      t('organisations.days', { count: payment_term_days }),
    ],
  ] as const;
}

import '../../ui/numbers.css';
import { NumberInput, TextInput } from '@mantine/core';
import type { InvoiceDetailsInput } from '@traject/contract/organisations';
import { useTranslation } from '../../platform/i18n.ts';
import classes from '../../ui/form.module.css';

/** The form's props for a field. */
type Props = { of: (name: keyof InvoiceDetailsInput) => object };

const texts = ['address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'] as const;

/** What the invoices of an organisation tell of it. */
export function InvoiceFields({ of }: Props) {
  const { t } = useTranslation();
  const half = classes.half ?? '';
  return (
    <>
      <TextInput label={t('labels.name')} required maxLength={200} data-autofocus {...of('name')} />
      {texts.map((name) => (
        <TextInput
          key={name}
          className={name === 'address' ? '' : half}
          label={t(`organisations.fields.${name}`)}
          maxLength={200}
          {...of(name)}
        />
      ))}
      <DaysField label={t('organisations.fields.payment_term_days')} {...of('payment_term_days')} />
    </>
  );
}

type DaysProps = { label: string; min?: number };

export const DaysField = ({ label, min = 0, ...props }: DaysProps) => (
  <NumberInput
    className={classes.half ?? ''}
    label={label}
    required
    allowDecimal={false}
    allowNegative={false}
    min={min}
    max={365}
    {...props}
  />
);

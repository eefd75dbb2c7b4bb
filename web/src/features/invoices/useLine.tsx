import { Autocomplete } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lineTotal } from '@traject/contract/common/money';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { Key } from './invoices.api.ts';
import classes from './invoices.module.css';
import { LineVat } from './LineVat.tsx';
import { isCountable, useRowForm } from './useRowForm.ts';

export type Line = ReturnType<typeof useLine>;
type Props = { invoiceKey: Key; organisationId: number };
type Typing = KeyboardEvent<HTMLElement>;

const needed = ['product', 'count', 'unit_price', 'vat_percentage'] as const;

/**
 * The last line of the table, in which the next row is typed: Tab goes on, Enter saves and begins
 * another, Escape clears it.
 */
export function useLine({ invoiceKey, organisationId }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const row = useRowForm({
    invoiceKey,
    organisationId,
    row: undefined,
    isInline: true,
    onClose: () => clear(),
  });
  const { form, dialog } = row;
  const clear = () => {
    form.reset();
    row.forget();
    first.current?.focus();
  };
  const canSave = areFilled(form.values, needed) && !dialog.isSaving;
  const onKey = (event: Typing) => {
    if (event.key === 'Escape' && dialog.isDirty) clear();
    // In a list that is open, Enter takes what is marked in it.
    const isChoosing = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isChoosing || !canSave) return;
    event.preventDefault();
    dialog.onSubmit();
  };
  const fields = useLineFields({ row, first, onKey, canSave });
  return { fields, dialog, isDirty: dialog.isDirty, errors: form.errors };
}

type FieldProps = {
  row: ReturnType<typeof useRowForm>;
  first: React.RefObject<HTMLInputElement | null>;
  onKey: (event: Typing) => void;
  canSave: boolean;
};

/** By the column that each stands in. */
function useLineFields(props: FieldProps): Record<string, ReactNode> {
  const { row, canSave } = props;
  const { t } = useTranslation();
  const { form, dialog, input } = row;
  return {
    product: <Product {...props} />,
    count: <Amount {...props} name="count" step={100} />,
    price: <Amount {...props} name="unit_price" isMoney />,
    vat: <LineVat form={form} onKeyDown={props.onKey} />,
    total: (
      <span className={classes.amount}>
        {form.values.product !== '' && isCountable(input) ? formatEuro(lineTotal(input)) : ''}
      </span>
    ),
    actions: dialog.isDirty && (
      <IconButton
        label={t('invoice_desk.line.save')}
        icon={IconCheck}
        disabled={!canSave}
        onClick={() => dialog.onSubmit()}
      />
    ),
  };
}

function Product({ row: { form, names, choose }, first, onKey }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Autocomplete
      ref={first}
      aria-label={t('invoice_desk.line.product')}
      placeholder={t('invoice_desk.line.placeholder')}
      maxLength={200}
      data={names}
      limit={20}
      openOnFocus={false}
      {...form.getInputProps('product')}
      error={!!form.errors.product}
      onOptionSubmit={choose}
      onBlur={() => choose(form.getValues().product)}
      onKeyDown={onKey}
    />
  );
}

type AmountProps = FieldProps & {
  name: 'count' | 'unit_price';
  step?: number;
  isMoney?: boolean;
};

function Amount({ row: { form }, onKey, name, step = 1, isMoney = false }: AmountProps) {
  const { t } = useTranslation();
  return (
    <NumberField
      aria-label={t(`invoice_desk.line.${name}`)}
      classNames={{ input: classes.typed }}
      decimals={2}
      step={step}
      isMoney={isMoney}
      {...form.getInputProps(name)}
      error={!!form.errors[name]}
      onKeyDownCapture={onKey}
    />
  );
}

import { InputBase } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { KeyboardEventHandler } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf } from '../../platform/money.ts';
import { categoryAt, typedVat } from '../../platform/vat.ts';
import { useVatName, type Vat } from '../../ui/vat/useVatName.ts';
import type { RowValues } from './useRowForm.ts';

type Props = {
  form: UseFormReturnType<RowValues>;
  onKeyDown: KeyboardEventHandler<HTMLSelectElement>;
};

const usual: Vat[] = [
  { vat_category: 'standard', vat_percentage: 210 },
  { vat_category: 'standard', vat_percentage: 90 },
  { vat_category: 'zero', vat_percentage: 0 },
  { vat_category: 'exempt', vat_percentage: 0 },
  { vat_category: 'reverse', vat_percentage: 0 },
  { vat_category: 'outside', vat_percentage: 0 },
];
const keyOf = ({ vat_category, vat_percentage }: Vat) => `${vat_category} ${vat_percentage}`;

/** The rates of this country, and that of the product where it is another. */
export function LineVat({ form, onKeyDown }: Props) {
  const { t } = useTranslation();
  const vatName = useVatName();
  const now = vatOf(form.values);
  const choices = usual.some((one) => keyOf(one) === keyOf(now)) ? usual : [now, ...usual];
  const choose = (key: string) => {
    const chosen = choices.find((one) => keyOf(one) === key) ?? now;
    form.setValues({ ...chosen, vat_percentage: typedVat(chosen.vat_percentage) });
  };
  return (
    <InputBase
      component="select"
      pointer
      aria-label={t('invoice_desk.line.vat_percentage')}
      value={keyOf(now)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      onKeyDown={onKeyDown}
    >
      {choices.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {vatName(one)}
        </option>
      ))}
    </InputBase>
  );
}

const vatOf = (values: RowValues): Vat => {
  const vat_percentage = scaledOf(values.vat_percentage, 1);
  return { vat_percentage, vat_category: categoryAt(vat_percentage, values.vat_category) };
};

import '../../ui/numbers.css';
import { NumberInput, TextInput } from '@mantine/core';
import { invoiceProductInput, type KeptProduct } from '@traject/contract/invoices';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { type Typed, times } from '../../platform/typed.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { addProduct, changeProduct, productsKey } from './reference.api.ts';

type Props = { organisationId: number; product: KeptProduct | undefined; onClose: () => void };

const decimals = {
  className: classes.half ?? '',
  required: true,
  decimalSeparator: ',',
  allowedDecimalSeparators: ['.', ','],
  clampBehavior: 'strict' as const,
};
const mostEuros = 100_000;

export function ProductDialog(props: Props) {
  const { product, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog } = useProductForm(props);
  const list = t('reference.lists.products');
  return (
    <FormDialog
      {...dialog}
      title={product ? t('ui.edit', { name: product.name }) : t('reference.add_title', { list })}
      canSave={
        areFilled(form.values, ['name', 'default_price', 'vat_percentage']) &&
        (!product || dialog.isDirty)
      }
      onClose={onClose}
    >
      {product?.in_use && <Callout kind="info">{t('reference.product_hint')}</Callout>}
      <TextInput
        label={t('labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NumberInput
        {...decimals}
        label={t('reference.price')}
        leftSection="€"
        min={-mostEuros}
        max={mostEuros}
        decimalScale={2}
        {...form.getInputProps('default_price')}
      />
      <NumberInput
        {...decimals}
        label={t('reference.vat')}
        rightSection="%"
        min={0}
        max={100}
        decimalScale={1}
        {...form.getInputProps('vat_percentage')}
      />
    </FormDialog>
  );
}

const startOf = (product: KeptProduct | undefined) => ({
  name: product?.name ?? '',
  default_price: (product ? product.default_price / 100 : '') as Typed,
  vat_percentage: (product ? product.vat_percentage / 10 : 21) as Typed,
});
type Values = ReturnType<typeof startOf>;

const inputOf = ({ name, default_price, vat_percentage }: Values) => ({
  name,
  default_price: times(default_price, 100),
  vat_percentage: times(vat_percentage, 10),
});

const useProductForm = ({ organisationId, product, onClose }: Props) =>
  useRecordForm({
    ...unversioned,
    draft: placeOf({ organisation: organisationId, product: product?.id }),
    start: startOf(product),
    schema: invoiceProductInput,
    toInput: inputOf,
    save: (input) =>
      product
        ? changeProduct(product.id, input)
        : addProduct({ ...input, organisation_id: organisationId }),
    label: String,
    refresh: productsKey,
    done: product ? 'notify.reference.save_success' : 'notify.reference.add_success',
    onSaved: onClose,
  });

import { TextInput } from '@mantine/core';
import { invoiceProductInput, type KeptProduct } from '@traject/contract/invoices';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf, typedEuro } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { categoryAt, typedVat } from '../../platform/vat.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { VatFields } from '../../ui/vat/VatFields.tsx';
import { addProduct, changeProduct, productsKey } from './reference.api.ts';

type Props = { organisationId: number; product: KeptProduct | undefined; onClose: () => void };

export function ProductDialog(props: Props) {
  const { product, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog } = useProductForm(props);
  const list = t('reference.lists.products');
  return (
    <FormDialog
      {...dialog}
      title={
        product ? t('controls.edit', { name: product.name }) : t('reference.add_title', { list })
      }
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
      <NumberField
        className={classes.half}
        required
        label={t('reference.price')}
        leftSection="€"
        decimals={2}
        isMoney
        {...form.getInputProps('default_price')}
      />
      <NumberField
        className={classes.half}
        required
        label={t('reference.vat')}
        rightSection="%"
        decimals={1}
        {...form.getInputProps('vat_percentage')}
      />
      <VatFields
        category={inputOf(form.values).vat_category}
        onCategory={form.setValues}
        reason={form.getInputProps('vat_reason')}
      />
    </FormDialog>
  );
}

const startOf = (product: KeptProduct | undefined) => ({
  name: product?.name ?? '',
  default_price: product ? typedEuro(product.default_price) : '',
  vat_percentage: product ? typedVat(product.vat_percentage) : '21',
  vat_category: product?.vat_category ?? 'standard',
  vat_reason: product?.vat_reason ?? '',
});
type Values = ReturnType<typeof startOf>;

const inputOf = ({ name, default_price, vat_reason, ...values }: Values) => {
  const vat_percentage = scaledOf(String(values.vat_percentage), 1);
  const vat_category = categoryAt(vat_percentage, values.vat_category);
  return {
    name,
    default_price: scaledOf(String(default_price), 2),
    vat_percentage,
    vat_category,
    vat_reason: vat_category === 'exempt' ? vat_reason : '',
  };
};

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

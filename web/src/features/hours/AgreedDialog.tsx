import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AgreedProduct } from '@traject/contract/hours';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { productsQuery } from '../../platform/invoiceProducts.ts';
import { scaledOf } from '../../platform/money.ts';
import { categoryAt } from '../../platform/vat.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { VatFields } from '../../ui/vat/VatFields.tsx';
import { pricesOf, useAgreedForm } from './useAgreedForm.ts';

type Props = {
  trajectoryId: number;
  organisationId: number;
  agreed: AgreedProduct | undefined;
  onSaved: (saved: AgreedProduct) => void;
  onClose: () => void;
};

const needed = ['invoice_product_id', 'count', 'unit_price', 'vat_percentage'] as const;
const kinds = ['hours', 'fixed'] as const;

export function AgreedDialog(props: Props) {
  const { t } = useTranslation();
  const { agreed, organisationId, onClose } = props;
  const { data: products } = useQuery(productsQuery(organisationId));
  const { form, dialog } = useAgreedForm(props);
  const { kind, vat_percentage, vat_category } = form.values;
  const isHours = kind === 'hours';
  const choose = (value: string | null) => {
    const chosen = products?.find(({ id }) => String(id) === value);
    form.setValues({ invoice_product_id: value, ...(chosen && pricesOf(chosen)) });
  };
  return (
    <FormDialog
      {...dialog}
      title={agreed ? t('hours.edit_agreed') : t('hours.add_agreed')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      <Choice
        label={t('hours.fields.invoice_product_id')}
        description={products?.length === 0 && t('hours.no_products')}
        required
        data={choicesOf(products, agreed)}
        data-autofocus
        {...form.getInputProps('invoice_product_id')}
        onChange={choose}
      />
      <div>
        <SegmentField
          label={t('hours.fields.kind')}
          choices={kinds.map((value) => ({ value, label: t(`hours.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
      </div>
      <NumberField
        className={classes.half}
        label={t(isHours ? 'hours.fields.hours_count' : 'hours.fields.count')}
        required
        decimals={2}
        step={100}
        {...form.getInputProps('count')}
      />
      <NumberField
        className={classes.half}
        label={t(isHours ? 'hours.fields.hour_price' : 'hours.fields.unit_price')}
        leftSection="€"
        required
        decimals={2}
        isMoney
        {...form.getInputProps('unit_price')}
      />
      <NumberField
        className={classes.half}
        label={t('hours.fields.vat_percentage')}
        rightSection="%"
        required
        decimals={1}
        {...form.getInputProps('vat_percentage')}
      />
      <VatFields
        category={categoryAt(scaledOf(vat_percentage, 1), vat_category)}
        onCategory={form.setValues}
        reason={form.getInputProps('vat_reason')}
      />
      <Textarea
        label={t('hours.fields.remark')}
        rows={2}
        maxLength={500}
        {...form.getInputProps('remark')}
      />
    </FormDialog>
  );
}

type Named = { id: number; name: string };

/** With the one that was agreed, which may be archived by now. */
function choicesOf(products: readonly Named[] = [], agreed: AgreedProduct | undefined) {
  const isListed = !agreed || products.some(({ id }) => id === agreed.invoice_product_id);
  const kept = isListed ? [] : [{ id: agreed.invoice_product_id, name: agreed.product_name }];
  return [...kept, ...products].map(({ id, name }) => ({ value: String(id), label: name }));
}

import type { VatCategory } from '@traject/contract/common/vat';
import { type AgreedInput, type AgreedProduct, agreedInput } from '@traject/contract/hours';
import type { InvoiceProduct } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf, typedEuro, typedNumber } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { categoryAt, typedVat } from '../../platform/vat.ts';
import { agreedQuery, hoursKey, saveAgreed } from './hours.api.ts';

type Options = {
  trajectoryId: number;
  agreed: AgreedProduct | undefined;
  onSaved: (saved: AgreedProduct) => void;
};

export function useAgreedForm({ trajectoryId, agreed, onSaved }: Options) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, agreed: agreed?.id }),
    start: agreed ? valuesOf(agreed) : newAgreed,
    version: agreed?.version,
    schema: agreedInput,
    toInput,
    save: (input, version) =>
      saveAgreed({ trajectoryId, agreedProductId: agreed?.id }, input, version),
    load: useReload(agreedQuery(trajectoryId), agreed?.id, valuesOf),
    label: (name) =>
      name === 'vat_category' || name === 'vat_reason'
        ? t(`vat.${name}`)
        : t(`hours.fields.${name}`),
    show: { kind: (kind) => t(`hours.kinds.${kind}`) },
    refresh: hoursKey(trajectoryId),
    done: 'hours.saved_agreed',
    onSaved,
  });
}

const newAgreed = {
  invoice_product_id: null as string | null,
  kind: 'hours' as AgreedInput['kind'],
  count: '',
  unit_price: '',
  vat_percentage: '21',
  vat_category: 'standard' as VatCategory,
  vat_reason: '',
  remark: '',
};
type Values = typeof newAgreed;

const toInput = ({ kind, remark, ...values }: Values): AgreedInput => {
  const vat_percentage = scaledOf(values.vat_percentage, 1);
  const vat_category = categoryAt(vat_percentage, values.vat_category);
  return {
    invoice_product_id: Number(values.invoice_product_id),
    kind,
    count: scaledOf(values.count, 2) / 100,
    unit_price: scaledOf(values.unit_price, 2),
    vat_percentage,
    vat_category,
    vat_reason: vat_category === 'exempt' ? values.vat_reason : '',
    remark,
  };
};

const valuesOf = (agreed: AgreedProduct): Values => ({
  invoice_product_id: String(agreed.invoice_product_id),
  kind: agreed.kind,
  count: typedNumber(Math.round(agreed.count * 100), { decimals: 2 }),
  unit_price: typedEuro(agreed.unit_price),
  vat_percentage: typedVat(agreed.vat_percentage),
  vat_category: agreed.vat_category,
  vat_reason: agreed.vat_reason,
  remark: agreed.remark,
});

/** What the product costs everybody. */
export const pricesOf = (product: InvoiceProduct) => ({
  unit_price: typedEuro(product.default_price),
  vat_percentage: typedVat(product.vat_percentage),
  vat_category: product.vat_category,
  vat_reason: product.vat_reason,
});

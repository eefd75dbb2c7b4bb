import type { UseFormReturnType } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EInvoiceForm,
  type Invoice,
  type InvoiceInput,
  invoiceHead,
} from '@traject/contract/invoices';
import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { invoiceQuery, nextQuery, saveInvoice } from './invoices.api.ts';
import { addPayer, payersQuery } from './knownPayers.ts';

export type HeadProps = {
  trajectoryId: number;
  /** Undefined while it is not known yet: then no payer can be chosen. */
  organisationId: number | undefined;
  invoice: Invoice | undefined;
  onSaved: (invoice: Invoice) => void;
  onClose: () => void;
};
export type HeadForm = UseFormReturnType<HeadValues>;
export type Keeping = ReturnType<typeof useKeeping>['keeping'];

export function useInvoiceForm(props: HeadProps) {
  const { trajectoryId, organisationId, invoice, onSaved, onClose } = props;
  const { t } = useTranslation();
  const payers = usePayers(organisationId);
  const { keeping, kept } = useKeeping(organisationId);
  const record = useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, invoice: invoice?.id }),
    start: invoice ? valuesOf(invoice) : newInvoice(),
    version: invoice?.version,
    schema: invoiceHead,
    toInput,
    save: async (input, version) => {
      const payer_id = await kept(input);
      if (payer_id) record.form.setFieldValue('payer_id', payer_id);
      const key = { trajectoryId, invoiceId: invoice?.id };
      return saveInvoice(key, { ...input, ...(payer_id && { payer_id }) }, version);
    },
    load: useReloadOne(invoice && invoiceQuery({ trajectoryId, invoiceId: invoice.id }), valuesOf),
    label: (name) => t(`invoices.${name}`),
    show: {
      payer_id: (now) => payers.find(({ id }) => id === now)?.name ?? '–',
      e_invoice: (form) => t(`invoices.e_invoices.${form}`),
    },
    refresh: invoicesKey(trajectoryId),
    done: 'invoices.saved',
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  useOffer(trajectoryId, !invoice, record.form);
  return { ...record, payers, keeping };
}

function usePayers(organisationId: number | undefined) {
  const query = { ...payersQuery(organisationId ?? 0), enabled: organisationId !== undefined };
  return useQuery(query).data ?? [];
}

/** Remembers a payer that was typed; once, also when the invoice is refused and sent again. */
function useKeeping(organisationId: number | undefined) {
  const queries = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const kept = async (input: InvoiceInput) => {
    if (!isWanted || input.payer_id || !input.billed_name || organisationId === undefined) return;
    const { id } = await addPayer(organisationId, {
      name: input.billed_name,
      address: input.billed_address ?? '',
      vat_number: input.billed_vat_number ?? '',
      reference: input.payer_reference,
      e_invoice: input.e_invoice,
    });
    setWanted(false);
    await queries.invalidateQueries({ queryKey: payersQuery(organisationId).queryKey });
    return id;
  };
  const keeping = { isPossible: organisationId !== undefined, isWanted, onWanted: setWanted };
  return { keeping, kept };
}

/** Fills in the server's suggestions for a new invoice, but never over what was typed meanwhile. */
function useOffer(trajectoryId: number, isNew: boolean, form: HeadForm) {
  const { data: offer } = useQuery({ ...nextQuery(trajectoryId), enabled: isNew });
  const take = useEffectEvent((offered: NonNullable<typeof offer>) => {
    const empty: Record<string, unknown> = newInvoice();
    const typed = Object.entries(form.values).filter(([name, value]) => value !== empty[name]);
    form.setInitialValues({ ...newInvoice(), ...offered });
    form.setValues({ ...offered, ...Object.fromEntries(typed) });
  });
  useEffect(() => {
    if (offer) take(offer);
  }, [offer]);
}

type HeadValues = ReturnType<typeof newInvoice>;

const newInvoice = () => ({
  invoice_number: '',
  declaration_reference: '',
  invoice_date: today(),
  billed_name: '',
  billed_address: '',
  billed_vat_number: '',
  payer_id: null as number | null,
  order_number: '',
  payer_reference: '',
  concerns: '',
  service_from: '',
  service_to: '',
  e_invoice: 'none' as EInvoiceForm,
  visible_employer: false,
});

const toInput = (values: HeadValues) => ({
  ...values,
  service_from: values.service_from || null,
  service_to: values.service_to || null,
});

const valuesOf = (invoice: Invoice): HeadValues => ({
  invoice_number: invoice.invoice_number,
  declaration_reference: invoice.declaration_reference,
  invoice_date: invoice.invoice_date,
  billed_name: invoice.billed_name ?? '',
  billed_address: invoice.billed_address ?? '',
  billed_vat_number: invoice.billed_vat_number ?? '',
  payer_id: invoice.payer_id,
  order_number: invoice.order_number,
  payer_reference: invoice.payer_reference,
  concerns: invoice.concerns,
  service_from: invoice.service_from ?? '',
  service_to: invoice.service_to ?? '',
  e_invoice: invoice.e_invoice,
  visible_employer: invoice.visible_employer,
});

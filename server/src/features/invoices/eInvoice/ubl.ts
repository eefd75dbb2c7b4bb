import { texts } from '../../../texts.ts';
import { amount } from './amounts.ts';
import type { EInvoiceForm, InvoiceDocument } from './document.ts';
import { lineOf } from './lines.ts';
import { buyerOf, sellerOf } from './party.ts';
import { taxTotal } from './taxes.ts';
import { cac, cbc, ublDocument } from './xml.ts';

const customizations: Record<EInvoiceForm, string> = {
  nlcius: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
};
type Pdf = { name: string; bytes: Uint8Array };
type Options = { form: EInvoiceForm; pdf?: Pdf | undefined };

/** The final invoice as UBL 2.1; valid when nothing is missing. The schema wants this order. */
export function ublOf(document: InvoiceDocument, { form, pdf }: Options): string {
  return ublDocument(
    document.kind === 'credit' ? 'CreditNote' : 'Invoice',
    headOf(document, form),
    referencesOf(document, form),
    pdf ? attachmentOf(document, pdf) : '',
    cac('AccountingSupplierParty', sellerOf(document)),
    cac('AccountingCustomerParty', buyerOf(document)),
    paymentOf(document),
    cac('PaymentTerms', cbc('Note', termsOf(document))),
    taxTotal(document, form),
    cac(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', document.total),
      amount('TaxExclusiveAmount', document.total),
      amount('TaxInclusiveAmount', document.total_with_vat),
      amount('PayableAmount', document.total_with_vat),
    ),
    ...document.rows.map((row, index) => lineOf(document.kind, row, index + 1)),
  );
}

function headOf(document: InvoiceDocument, form: EInvoiceForm): string {
  const credit = document.kind === 'credit';
  return [
    cbc('CustomizationID', customizations[form]),
    cbc('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    cbc('ID', document.invoice_number),
    cbc('IssueDate', document.invoice_date),
    credit ? '' : cbc('DueDate', document.due_date),
    credit ? cbc('CreditNoteTypeCode', '381') : cbc('InvoiceTypeCode', '380'),
    cbc('Note', document.concerns),
    cbc('DocumentCurrencyCode', 'EUR'),
    cbc('BuyerReference', document.payer_reference) ||
      cbc('BuyerReference', document.declaration_reference),
  ].join('');
}

/** The date of the invoice that is credited is for Peppol alone: the Dutch rules advise against it. */
function referencesOf(document: InvoiceDocument, form: EInvoiceForm): string {
  const { credited, service_from, service_to } = document;
  const id = cbc('ID', credited?.invoice_number ?? '');
  const date = cbc('IssueDate', form === 'peppol' ? (credited?.invoice_date ?? '') : '');
  return [
    cac('InvoicePeriod', cbc('StartDate', service_from), cbc('EndDate', service_to)),
    cac('OrderReference', cbc('ID', document.order_number)),
    id && cac('BillingReference', cac('InvoiceDocumentReference', id, date)),
  ].join('');
}

const attachmentOf = ({ invoice_number }: InvoiceDocument, { name, bytes }: Pdf) =>
  cac(
    'AdditionalDocumentReference',
    cbc('ID', invoice_number),
    cac(
      'Attachment',
      cbc('EmbeddedDocumentBinaryObject', Buffer.from(bytes).toString('base64'), {
        mimeCode: 'application/pdf',
        filename: name,
      }),
    ),
  );

/** By SEPA transfer. Only a credit note tells here when it is due. */
function paymentOf({ kind, due_date, invoice_number, sender }: InvoiceDocument): string {
  const iban = sender.iban.replace(/\s/g, '');
  if (!iban) return '';
  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', '58'),
    cbc('PaymentDueDate', kind === 'credit' ? due_date : ''),
    cbc('PaymentID', invoice_number),
    cac('PayeeFinancialAccount', cbc('ID', iban)),
  );
}

function termsOf({ kind, total_with_vat, sender }: InvoiceDocument): string {
  const say = texts[sender.language].words.eInvoices;
  if (total_with_vat <= 0) return '';
  return kind === 'credit' ? say.paid_back : say.payment_term(sender.payment_term_days);
}

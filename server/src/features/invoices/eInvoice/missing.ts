import type { ErrorKey } from '../../../platform/texts/texts.ts';
import { addressOf } from './address.ts';
import { countries } from './countries.ts';
import type { EInvoiceForm, InvoiceDocument } from './document.ts';
import { countryOf, endpointOf, entityOf, kvkOf, vatNumberOf } from './identity.ts';
import { sayable } from './xml.ts';

type Wanted = [boolean, ErrorKey];

/**
 * What the official rules would refuse in the payer's form of invoice. The invoice number is not
 * asked for: a draft has none yet.
 */
export function missingForEInvoice(document: InvoiceDocument, form: EInvoiceForm): ErrorKey[] {
  const wanted = [
    ...ofSender(document),
    ...ofPayer(document, form),
    ...ofReferences(document),
    ...ofRows(document),
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, key]) => key);
}

function ofSender({ sender, rows }: InvoiceDocument): Wanted[] {
  const { name, address, postal_code, city } = sender;
  const outside = rows.some((row) => row.vat_category === 'outside');
  return [
    [isSaid(name), 'e_invoice.no_sender_name'],
    [[address, postal_code, city].every(isSaid), 'invoice.no_organisation_address'],
    [!!kvkOf(sender.kvk_number), 'invoice.no_kvk_number'],
    [outside || !!vatNumberOf(sender.vat_number), 'invoice.no_vat_number'],
    [isSaid(sender.iban), 'invoice.no_iban'],
  ];
}

function ofPayer(document: InvoiceDocument, form: EInvoiceForm): Wanted[] {
  const country = countryOf(document);
  const dutch = country === 'NL';
  const { street, postal_code, city } = addressOf(document.billed_address, country);
  const reverse = document.rows.some((row) => row.vat_category === 'reverse');
  return [
    [isSaid(document.billed_name), 'invoice.no_billed_name'],
    [countries.has(country), 'e_invoice.unknown_country'],
    [!!street, 'e_invoice.no_street'],
    [!dutch || (!!postal_code && !!city), 'e_invoice.no_place'],
    [form === 'peppol' || !dutch || !!entityOf(document), 'e_invoice.no_payer_number'],
    [form === 'nlcius' || !!endpointOf(document), 'e_invoice.no_endpoint'],
    [!reverse || !!vatNumberOf(document.billed_vat_number), 'e_invoice.no_payer_vat_number'],
  ];
}

function ofReferences(document: InvoiceDocument): Wanted[] {
  const { payer_reference, order_number, declaration_reference, payer } = document;
  const { service_from, service_to, credited } = document;
  const asked = [payer_reference, order_number];
  return [
    [!payer.oin || asked.some(isSaid), 'e_invoice.no_government_reference'],
    [!!payer.oin || [...asked, declaration_reference].some(isSaid), 'e_invoice.no_reference'],
    [document.kind === 'invoice' || isSaid(credited?.invoice_number), 'e_invoice.no_credited'],
    [!service_from || !service_to || service_from <= service_to, 'e_invoice.period_reversed'],
  ];
}

function ofRows({ rows }: InvoiceDocument): Wanted[] {
  const outside = rows.filter((row) => row.vat_category === 'outside');
  return [
    [rows.length > 0, 'invoice.no_rows'],
    [rows.every((row) => isSaid(row.name)), 'e_invoice.no_row_name'],
    [rows.every(hasFittingRate), 'e_invoice.rate_does_not_fit'],
    [outside.length === 0 || outside.length === rows.length, 'e_invoice.outside_mixed'],
    [
      rows.every((row) => row.vat_category !== 'exempt' || isSaid(row.vat_reason)),
      'e_invoice.no_vat_reason',
    ],
  ];
}

const isSaid = (text: string | undefined) => !!text && sayable(text) !== '';

/** The official sums take less than half a percent for nought. */
const hasFittingRate = ({ vat_category, vat_percentage }: InvoiceDocument['rows'][number]) =>
  vat_category === 'standard' ? vat_percentage >= 5 : vat_percentage === 0;

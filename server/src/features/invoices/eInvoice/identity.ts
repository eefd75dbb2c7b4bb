import { isKnownVatNumber } from '@traject/contract/common/vatNumber';
import type { InvoiceDocument } from './document.ts';

/** A number with the register that gave it: the code of ISO 6523 or of the EU's list. */
export type Identity = { scheme: string; id: string };

const vatSchemes: Record<string, string> = {
  AT: '9914',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** Without the spaces and dots that people write; nothing when it cannot be one. */
export function vatNumberOf(written: string): string {
  const number = written.replace(/[\s.]/g, '').toUpperCase();
  return isKnownVatNumber(number) ? number : '';
}

export const kvkOf = (written: string): Identity | undefined =>
  numbered('0106', /^\d{8}$/, written);

/** Where the payer is known as a legal entity: the government under its OIN. */
export const entityOf = ({ payer }: InvoiceDocument): Identity | undefined =>
  numbered('0190', /^\d{20}$/, payer.oin) ?? kvkOf(payer.kvk_number);

/** Where the payer receives e-invoices. */
export const endpointOf = (document: InvoiceDocument): Identity | undefined =>
  entityOf(document) ?? vatEndpoint(vatNumberOf(document.billed_vat_number));

export const countryOf = ({ payer }: InvoiceDocument) => payer.country.trim().toUpperCase() || 'NL';

function numbered(scheme: string, pattern: RegExp, written: string): Identity | undefined {
  const id = written.replace(/[\s.]/g, '');
  return pattern.test(id) ? { scheme, id } : undefined;
}

/** Belgian firms are found under their enterprise number, which is their VAT number without BE. */
function vatEndpoint(id: string): Identity | undefined {
  if (id.startsWith('BE'))
    return isBelgian(id.slice(2)) ? { scheme: '0208', id: id.slice(2) } : undefined;
  const scheme = vatSchemes[id.slice(0, 2)];
  return scheme ? { scheme, id } : undefined;
}

const isBelgian = (number: string) =>
  /^[01]\d{9}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));

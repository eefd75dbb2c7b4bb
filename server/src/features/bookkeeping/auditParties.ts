import type { AuditCompany, AuditInput, AuditPayer } from './auditTypes.ts';
import { group, required, text } from './auditXml.ts';

export const headerXml = ({ from, to, created_on, software_version }: AuditInput) =>
  group(
    'header',
    required('fiscalYear', from.slice(0, 4), 9),
    required('startDate', from),
    required('endDate', to),
    required('curCode', 'EUR'),
    required('dateCreated', created_on),
    required('softwareDesc', 'Traject', 50),
    required('softwareVersion', software_version, 20),
  );

/** What a company begins with; it ends after the transactions. */
export const companyXml = (company: AuditCompany) =>
  [
    text('companyIdent', company.kvk_number, 35),
    required('companyName', company.name),
    required('taxRegistrationCountry', 'NL'),
    required('taxRegIdent', company.vat_number, 30),
    group(
      'streetAddress',
      text('streetname', company.address),
      text('city', company.city, 50),
      text('postalCode', company.postal_code, 10),
      required('country', 'NL'),
    ),
  ].join('');

export const payerXml = ({ key, name, address, country, ...payer }: AuditPayer) =>
  group(
    'customerSupplier',
    required('custSupID', key, 35),
    text('custSupName', name, 50),
    text('commerceNr', payer.kvk_number),
    payer.vat_number && text('taxRegistrationCountry', countryOf(payer.vat_number.slice(0, 2))),
    text('taxRegIdent', payer.vat_number, 30),
    required('custSupTp', 'C'),
    addressXml(address, countryOf(country)),
  );

function addressXml(address: string, country: string) {
  const lines = address.split('\n').map((line) => line.trim());
  const last = lines.pop() ?? '';
  const [, postcode = '', place = last] = /^(\d{4} ?[A-Z]{2})\s+(\S.*)$/.exec(last) ?? [];
  return group(
    'streetAddress',
    text('streetname', lines.filter(Boolean).join(', ')),
    text('city', place, 50),
    text('postalCode', postcode, 10),
    text('country', country),
  );
}

/** The schema says UK, and GR also where a VAT number begins with EL. */
function countryOf(code: string) {
  const known: Record<string, string> = { GB: 'UK', EL: 'GR' };
  return /^[A-Z]{2}$/.test(code) ? (known[code] ?? code) : '';
}

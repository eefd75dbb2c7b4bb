import { addressOf } from './address.ts';
import type { InvoiceDocument } from './document.ts';
import { countryOf, endpointOf, entityOf, type Identity, kvkOf, vatNumberOf } from './identity.ts';
import { cac, cbc } from './xml.ts';

type Party = ReturnType<typeof addressOf> & {
  name: string;
  country: string;
  vat_number: string;
  email: string;
  entity: Identity | undefined;
  endpoint: Identity | undefined;
};

/** Who is outside VAT may not name a VAT number. */
const isOutside = ({ rows }: InvoiceDocument) => rows.some((row) => row.vat_category === 'outside');

export function sellerOf(document: InvoiceDocument): string {
  const { name, address, postal_code, city, kvk_number, vat_number, email } = document.sender;
  const entity = kvkOf(kvk_number);
  return partyOf({
    ...{ name, street: address, postal_code, city, country: 'NL', email, entity, endpoint: entity },
    vat_number: isOutside(document) ? '' : vatNumberOf(vat_number),
  });
}

export function buyerOf(document: InvoiceDocument): string {
  const country = countryOf(document);
  return partyOf({
    ...addressOf(document.billed_address, country),
    name: document.billed_name,
    country,
    vat_number: isOutside(document) ? '' : vatNumberOf(document.billed_vat_number),
    email: document.payer.email,
    entity: entityOf(document),
    endpoint: endpointOf(document),
  });
}

const partyOf = (party: Party) =>
  cac(
    'Party',
    numberOf('EndpointID', party.endpoint),
    cac('PartyName', cbc('Name', party.name)),
    cac(
      'PostalAddress',
      cbc('StreetName', party.street ?? ''),
      cbc('AdditionalStreetName', party.additional ?? ''),
      cbc('CityName', party.city ?? ''),
      cbc('PostalZone', party.postal_code ?? ''),
      cac('Country', cbc('IdentificationCode', party.country)),
    ),
    party.vat_number &&
      cac('PartyTaxScheme', cbc('CompanyID', party.vat_number), cac('TaxScheme', cbc('ID', 'VAT'))),
    cac(
      'PartyLegalEntity',
      cbc('RegistrationName', party.name),
      numberOf('CompanyID', party.entity),
    ),
    cac('Contact', cbc('ElectronicMail', party.email)),
  );

const numberOf = (name: string, identity: Identity | undefined) =>
  identity ? cbc(name, identity.id, { schemeID: identity.scheme }) : '';

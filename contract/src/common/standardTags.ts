/** What a template may be filled in for. */
export const templateScopes = ['trajectory'] as const;

/** The tags that fill themselves in; both sides know them by this list. */
export const standardTags = [
  { name: 'client-name', nl: 'Naam van de cliënt', en: 'Name of the client' },
  { name: 'client-first-name', nl: 'Voornaam van de cliënt', en: 'First name of the client' },
  { name: 'client-last-name', nl: 'Achternaam van de cliënt', en: 'Last name of the client' },
  {
    name: 'client-date-of-birth',
    nl: 'Geboortedatum van de cliënt',
    en: 'Date of birth of the client',
  },
  {
    name: 'client-address',
    nl: 'Straat en huisnummer van de cliënt',
    en: 'Street and house number of the client',
  },
  { name: 'client-postal-code', nl: 'Postcode van de cliënt', en: 'Postal code of the client' },
  { name: 'client-city', nl: 'Woonplaats van de cliënt', en: 'City of the client' },
  { name: 'client-email', nl: 'E-mailadres van de cliënt', en: 'Email address of the client' },
  { name: 'client-phone', nl: 'Telefoonnummer van de cliënt', en: 'Phone number of the client' },
  { name: 'counselor-name', nl: 'Naam van de adviseur', en: 'Name of the counselor' },
  {
    name: 'counselor-email',
    nl: 'E-mailadres van de adviseur',
    en: 'Email address of the counselor',
  },
  { name: 'organisation-name', nl: 'Naam van de organisatie', en: 'Name of the organisation' },
  {
    name: 'contact-name',
    nl: 'Contactpersoon van de werkgever',
    en: 'Contact person of the employer',
  },
  { name: 'contact-email', nl: 'E-mailadres contactpersoon', en: 'Email of the contact person' },
  { name: 'contact-phone', nl: 'Telefoon contactpersoon', en: 'Phone of the contact person' },
  { name: 'registration-date', nl: 'Datum van aanmelding', en: 'Date of registration' },
  { name: 'intake-date', nl: 'Datum van de intake', en: 'Date of the intake' },
  { name: 'category', nl: 'Categorie van het traject', en: 'Category of the trajectory' },
  {
    name: 'length',
    nl: 'Duur van het traject in maanden',
    en: 'Length of the trajectory in months',
  },
  { name: 'today', nl: 'De datum van vandaag', en: 'Today’s date' },
] as const;

export type StandardTag = (typeof standardTags)[number]['name'];

export const isStandardTag = (name: string): name is StandardTag =>
  standardTags.some((tag) => tag.name === name);

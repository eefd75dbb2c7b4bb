import type { SharedTexts } from './texts.ts';

const texts: SharedTexts = {
  issues: {
    required: 'vul dit in',
    too_short: 'gebruik minstens {{n}} tekens',
    too_long: 'gebruik hoogstens {{n}} tekens',
    too_small: 'kies {{n}} of meer',
    too_big: 'kies {{n}} of minder',
    email: 'dit is geen geldig e-mailadres',
    date: 'dit is geen bestaande datum',
    repeat_email: 'de e-mailadressen zijn niet gelijk',
    repeat_password: 'de wachtwoorden zijn niet gelijk',
    unknown_field: 'dit veld kennen we niet',
    unreadable: 'hier staan tekens in die we niet kunnen lezen',
    invalid: 'dit klopt niet',
  },
  labels: {
    email: 'E-mailadres',
    repeat_email: 'Herhaal e-mailadres',
    password: 'Wachtwoord',
    repeat_password: 'Herhaal wachtwoord',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    address: 'Straat',
    address_number: 'Huisnummer',
    postal_code: 'Postcode',
    city: 'Plaats',
    phone_number: 'Telefoonnummer',
    name: 'Naam',
    page: 'Pagina',
    per_page: 'Aantal per pagina',
    file: 'Bestand',
  },
};
export default texts;

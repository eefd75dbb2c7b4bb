/** Dutch numbers are checked in full; of others only the country and the length. */
export const isVatNumber = (value: string) =>
  value.startsWith('NL') ? /^NL\d{9}B\d{2}$/.test(value) : /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(value);

const countries =
  /^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)/;

/** From a country that issues such numbers, and with at least one digit. */
export const isKnownVatNumber = (value: string) =>
  countries.test(value) && /\d/.test(value) && isVatNumber(value);

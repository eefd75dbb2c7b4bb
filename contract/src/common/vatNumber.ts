/** Of a Dutch one the whole form is known; of others the country and how long it may be. */
export const isVatNumber = (value: string) =>
  value.startsWith('NL') ? /^NL\d{9}B\d{2}$/.test(value) : /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(value);

const countries =
  /^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)/;

/** Of a country where such numbers are given, with a digit in it. */
export const isKnownVatNumber = (value: string) =>
  countries.test(value) && /\d/.test(value) && isVatNumber(value);

import { isIban } from '@traject/contract/common/iban';
import { trimCharacters } from '../../../platform/texts/trimCharacters.ts';
import { given, wordsOf } from './bankLine.ts';

/** A line of this length was cut off, perhaps within a word. */
const fullLine = 65;

/** Field 86: who it was and what it says, in the ways of the Dutch banks. */
export function detailsOf(rows: string[]) {
  const text = rows.reduce(
    (all, row, n) => all + ((rows[n - 1]?.length ?? fullLine) < fullLine ? ' ' : '') + row,
    '',
  );
  if (/^\/[A-Z]{2,4}\//.test(text)) return byCodes(text);
  const plain = wordsOf(rows);
  return /\b(IBAN|Naam|Omschrijving):/i.test(plain) ? byLabels(plain) : bare(plain);
}

const codes = new Set([
  ...['TRTP', 'IBAN', 'BIC', 'NAME', 'REMI', 'EREF', 'KREF', 'PREF', 'MARF', 'CSID', 'CNTP'],
  ...['ORDP', 'BENM', 'ULTD', 'ULTC', 'ULTB', 'PURP', 'ISDT', 'ADDR', 'ID', 'RTRN', 'SVCL'],
  ...['TRCD', 'IREF', 'OAMT', 'EXCH', 'CHGS', 'NRTX', 'BUSP', 'CD'],
]);

/** `/IBAN/…/NAME/…/REMI/…/EREF/…`; who pays can write codes too, but only after the real ones. */
function byCodes(text: string) {
  const values = new Map<string, string>();
  let code = '';
  let ofAnother = false;
  for (const piece of text.split('/')) {
    const part = piece.trim();
    if (codes.has(part) && !(values.has(part) && code === 'REMI')) {
      code = part;
      if (/^(ULT[BCD]|ORDP|BENM)$/.test(part)) ofAnother = part.startsWith('ULT');
      if (ofAnother && part === 'NAME') code = 'ultimate';
      if (values.has(code)) code = `more ${code}`;
      values.set(code, values.get(code) ?? '');
    } else values.set(code, `${values.get(code) ?? ''}/${piece}`);
  }
  const value = (name: string) => trimCharacters(values.get(name) ?? '', '/ ');
  // ING: the IBAN, the BIC, the name and the place.
  const [iban = '', , name = ''] = value('CNTP').split('/');
  return {
    name: wordsOf([value('NAME') || name]),
    iban: ibanOr(value('IBAN') || iban),
    description: wordsOf([remittance(value('REMI')), given(value('EREF'))]),
  };
}

/** ING says first whether it is a reference or plain words. */
const remittance = (text: string) => text.replace(/^(USTD\/\/?|STRD\/(CUR|ISO)\/)/, '');

const labels = /\b(IBAN|BIC|Naam|Omschrijving|Kenmerk|Machtiging|Incassant|Betalingskenm\.): ?/i;

/** ABN AMRO: `SEPA Overboeking IBAN: … BIC: … Naam: … Omschrijving: …`. */
function byLabels(text: string) {
  const [, ...parts] = text.split(labels);
  const value = (label: string) => {
    const at = parts.findIndex((part, n) => n % 2 === 0 && part.toLowerCase() === label);
    return at < 0 ? '' : (parts[at + 1] ?? '');
  };
  const remarks = ['omschrijving', 'betalingskenm.', 'kenmerk'].map(value).map(given);
  return {
    name: value('naam').trim(),
    iban: ibanOr(value('iban')),
    description: wordsOf(remarks) || text,
  };
}

const bare = (text: string) => ({
  name: '',
  iban: ibanOr(/\b[A-Z]{2}\d\d[A-Z]{4}\d{10}\b/.exec(text)?.[0] ?? ''),
  description: text,
});

function ibanOr(text: string) {
  const iban = text.replace(/\s/g, '');
  return isIban(iban) ? iban : '';
}

import { isIban } from '@traject/contract/common/iban';
import { BankFileError } from './bankLine.ts';

/**
 * The IBAN of field 25. ABN AMRO writes the number alone: in the Netherlands the IBAN follows from
 * it and the bank, which the header of the message names.
 */
export function mt940Account(text: string, bank: string, line: number) {
  const bare = text.replace(/\s/g, '').replace(/EUR$/, '');
  const [, bic, number] = /^(?:([A-Z]{4})NL2[A-Z0-9]{1,4}\/)?(\d{1,10})$/.exec(bare) ?? [];
  const code = bic ?? bank;
  const iban = number && code ? dutchIban(code, number) : bare.slice(bare.indexOf('/') + 1);
  if (!isIban(iban)) throw new BankFileError(line, 'bank.account');
  return iban;
}

function dutchIban(bank: string, number: string) {
  const rest = `${bank}${number.padStart(10, '0')}`;
  const digits = [...`${rest}NL00`].map((sign) => Number.parseInt(sign, 36)).join('');
  const check = 98n - (BigInt(digits) % 97n);
  return `NL${String(check).padStart(2, '0')}${rest}`;
}

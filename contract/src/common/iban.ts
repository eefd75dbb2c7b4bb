/** The check digits: the rearranged IBAN, as a number, is 1 modulo 97. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return false;
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

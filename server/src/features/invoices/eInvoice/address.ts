import { sayable } from './xml.ts';

/** Capitals or not, but not one of each: ‘2000 St Niklaas’ is no Dutch postcode. */
const dutch = /^([1-9]\d{3}) ?([A-Z]{2}|[a-z]{2}) (\S.*)$/;
const foreign = /^([A-Z]{0,2}-?\d{3,6}(?:[ -]\d{2,4})?) (\S.*)$/;

type Place = { postal_code?: string | undefined; city?: string | undefined };
type Address = Place & {
  street?: string | undefined;
  /** What stands above the street: a department, a name. */
  additional?: string | undefined;
};

/** The parts of an address that was written as lines, the last of them postcode and place. */
export function addressOf(billed_address: string, country = 'NL'): Address {
  const lines = sayable(billed_address)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  const place = placeOf(lines, country);
  const rest = place ? lines.slice(0, -1) : lines;
  return {
    street: rest.at(-1),
    additional: rest.slice(0, -1).join(', ') || undefined,
    postal_code: place?.postal_code,
    city: place?.city,
  };
}

function placeOf(lines: string[], country: string): Place | undefined {
  const last = lines.at(-1) ?? '';
  if (country === 'NL') {
    const [, digits, letters, city] = dutch.exec(last) ?? [];
    return digits && letters
      ? { postal_code: `${digits} ${letters.toUpperCase()}`, city }
      : undefined;
  }
  if (lines.length < 2) return;
  const [, postal_code, city = last] = foreign.exec(last) ?? [];
  return { postal_code, city };
}

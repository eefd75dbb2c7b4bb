import type { Organisation } from '@traject/contract/organisations';

/** What other features read of organisations. */
export { findDetails } from './organisations.queries.ts';

/** Where a house is, one line below the other, as far as it is known. */
export const addressLines = ({ address, postal_code, city }: Where) =>
  [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);

/** What stands above its letters. */
export const letterheadOf = (house: Where & { name: string }) => ({
  name: house.name,
  lines: addressLines(house),
});

type Where = Pick<Organisation, 'address' | 'postal_code' | 'city'>;

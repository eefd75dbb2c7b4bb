import type { Db } from '../../platform/database/db.ts';
import { type Style, styleOf } from './numberStyle.ts';
import { highestAfter, highestInYear, lastNumbers } from './numbers.queries.ts';

/** For an organisation without a numbering of its own. */
const ours: Style = { before: '{yyyy}-', digits: 4 };

/** The number after the highest, in the style of this organisation. */
export async function nextNumber(db: Db, organisation_id: number, year: string): Promise<string> {
  const { before, digits } = latestStyle(await lastNumbers(db, organisation_id));
  const prefix = before.replace('{yyyy}', year).replace('{yy}', year.slice(2));
  const highest =
    before === ours.before
      ? await highestInYear(db, organisation_id, Number(year))
      : await highestAfter(db, organisation_id, prefix);
  return `${prefix}${String(highest + 1).padStart(digits, '0')}`;
}

/** The style of two of the last three; one on its own was an exception. */
function latestStyle(last: { invoice_number: string; invoice_date: string }[]): Style {
  const styles = last.flatMap((invoice) => styleOf(invoice) ?? []).slice(0, 3);
  const common = styles.find(
    ({ before }) => styles.filter((other) => other.before === before).length > 1,
  );
  return common ?? styles[0] ?? ours;
}

import about from '../../../package.json' with { type: 'json' };
import type { Db } from '../../platform/database/db.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import { auditTotals } from './auditBookings.ts';
import { auditFile } from './auditFile.ts';
import { type Period, payersIn, paymentsIn, ratesIn, salesIn } from './entries.queries.ts';

/** The books of a period as an audit file; they are read twice, the first time for the totals. */
export async function* auditOf(db: Db, period: Period, created_on: string) {
  const entries = {
    sales: () => salesIn(db, period),
    payments: (kind: 'payment' | 'write_off') => paymentsIn(db, period, kind),
  };
  yield* auditFile({
    ...entries,
    from: period.from,
    to: period.to,
    created_on,
    software_version: about.version,
    company: await findDetails(db, period.organisation_id),
    payers: payersIn(db, period),
    rates: await ratesIn(db, period),
    totals: await auditTotals(entries),
  });
}

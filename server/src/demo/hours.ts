import type { Db } from '../platform/database/db.ts';
import type { Case } from './case.ts';
import { daysAgo } from './days.ts';

/** What was done in an hour, how many hours, and how many days ago. */
const worked = [
  ['Intake en plan besproken', '1.5', 44],
  ['Gesprek over werk en gezondheid', '1', 37],
  ['Sollicitatiebrieven nagekeken', '0.75', 23],
  ['Oefengesprek', '1.5', 16],
  ['Overleg met de werkgever', '1', 9],
  ['Voortgangsgesprek', '1.25', 3],
] as const;

/** Per trajectory: hours agreed, a test at a fixed price or not, and how many were worked. */
const agreements = [
  { budget: '12', withTest: true, count: 6 },
  { budget: '5', withTest: false, count: 6 },
  { budget: '20', withTest: false, count: 3 },
] as const;

type Agreed = { kind: 'hours' | 'fixed'; name: string; count: string };

/** What was agreed with the payers of a few trajectories, and the hours worked for them. */
export async function addHours(db: Db, organisation_id: number, cases: Case[]) {
  const begun = cases.filter(({ story, age }) => story.steps.length >= 4 && age > 45);
  for (const [at, { budget, withTest, count }] of agreements.entries()) {
    const one = begun[at];
    if (!one) return;
    const agreed = { kind: 'hours', name: 'Coachingsgesprek', count: budget } as const;
    const agreed_product_id = await agree(db, one, agreed);
    if (withTest) await agree(db, one, { kind: 'fixed', name: 'Loopbaantest', count: '1' });
    const { trajectory_id, counselor_id: person_id } = one;
    const of = { organisation_id, trajectory_id, agreed_product_id, person_id };
    const hours = worked
      .slice(-count)
      .map(([text, many, days]) => ({ ...of, text, count: many, worked_on: daysAgo(days) }));
    await db.insertInto('worked_hours').values(hours).execute();
  }
}

/** At the price that the organisation asks of everybody. */
async function agree(db: Db, { organisation_id, trajectory_id }: Case, agreed: Agreed) {
  const { name, ...values } = agreed;
  const { id: invoice_product_id, ...price } = await db
    .selectFrom('invoice_products')
    .where('organisation_id', '=', organisation_id)
    .where('name', '=', name)
    .select(['id', 'default_price as unit_price', 'vat_percentage', 'vat_category'])
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('agreed_products')
    .values({ ...values, ...price, invoice_product_id, organisation_id, trajectory_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

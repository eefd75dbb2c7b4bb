import { makeBatch } from '../features/invoiceBatches/making.ts';
import { finalise } from '../features/invoices/invoices.service.ts';
import type { Db } from '../platform/database/db.ts';
import { within, withinAll } from '../platform/database/wall.ts';
import { AppError } from '../platform/http/errors.ts';
import type { World } from '../platform/program/world.ts';
import { anAccount } from './factories.ts';
import { aDraft, anInvoicingOrganisation, aProduct } from './invoices.ts';
import { aClient, aTrajectory } from './trajectories.ts';

/** An organisation with drafts of two years, and a batch of as many trajectories that were worked on. */
export async function manyToMake(db: Db, count: number) {
  const own = await anInvoicingOrganisation(db);
  const { id: created_by } = await anAccount(db, { in: [['finance', own]] });
  const product = await aProduct(db, own);
  const trajectory = await aTrajectory(db, own);
  for (let n = 0; n < count; n++)
    await aDraft(db, trajectory, { invoice_date: n % 2 ? '2026-11-03' : '2025-12-30' });
  const organisation_id = own.id;
  const asked = { invoice_date: '2026-11-01', until: '2026-10-31', finalise: true };
  const batch = await db
    .insertInto('invoice_batches')
    .values({ ...asked, organisation_id, created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < count; n++) {
    const { id: trajectory_id } = await worked(db, own, { product, by: created_by });
    const line = { organisation_id, invoice_batch_id: batch.id, trajectory_id };
    await db.insertInto('invoice_batch_lines').values(line).execute();
  }
  return own;
}

type Work = { product: { id: number }; by: number };

/** Two hours for a client at home, which were not billed yet. */
async function worked(db: Db, own: { id: number }, { product, by }: Work) {
  const client = await aClient(db, own);
  const home = { address: 'Kade', address_number: '1', postal_code: '3511 AA', city: 'Utrecht' };
  await db.updateTable('profiles').set(home).where('person_id', '=', client.id).execute();
  const trajectory = await aTrajectory(db, own, { client });
  const of = { organisation_id: own.id, trajectory_id: trajectory.id };
  const price = { unit_price: 10_000, vat_percentage: 210, vat_category: 'standard' };
  const agreed = await db
    .insertInto('agreed_products')
    .values({ ...of, ...price, invoice_product_id: product.id, kind: 'hours', count: '100' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hours = { agreed_product_id: agreed.id, person_id: by, worked_on: '2026-10-15' };
  await db
    .insertInto('worked_hours')
    .values({ ...of, ...hours, count: '2' })
    .execute();
  return trajectory;
}

/** All that is still to be made, one after the other: a draft, then a batch, then the other drafts. */
export async function makeAll(world: World) {
  const everywhere = await withinAll(world.db);
  const [first, ...others] = await draftsIn(everywhere);
  if (first) await makeFinal(world, first);
  for (const batch of await everywhere
    .selectFrom('invoice_batches')
    .where('done_at', 'is', null)
    .select(['id', 'organisation_id'])
    .execute())
    await makeBatch(world, batch);
  for (const draft of others) await makeFinal(world, draft);
}

type Draft = Awaited<ReturnType<typeof draftsIn>>[number];

const draftsIn = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('invoice_batches as b', 'b.organisation_id', 'i.organisation_id')
    .where('i.finalised_at', 'is', null)
    .orderBy('i.id')
    .select(['i.id', 'i.trajectory_id', 'i.organisation_id', 'b.created_by'])
    .execute();

/** Unless another has done so meanwhile. */
const makeFinal = (world: World, { id, trajectory_id, organisation_id, created_by }: Draft) =>
  within(world.db, [organisation_id])
    .transaction()
    .execute((db) =>
      finalise(world, db, {
        key: { trajectoryId: trajectory_id ?? 0, invoiceId: id },
        self: { id: created_by ?? 0 },
        language: 'nl',
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });

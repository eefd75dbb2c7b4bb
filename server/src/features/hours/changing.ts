import { categoryOf } from '@traject/contract/common/vat';
import type { AgreedInput, HoursInput } from '@traject/contract/hours';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { Acting } from '../../platform/http/serveRecord.ts';
import { agreedProducts, findProduct } from './agreed.queries.ts';
import { isAgreedIn, workedHours } from './hours.queries.ts';
import { lockAgreed } from './proposal.queries.ts';

/** The database tells a decimal as its digits; the rules want a number. */
const counted = <T extends { count: string }>(stored: T) => ({
  ...stored,
  count: Number(stored.count),
});

/** What hours were worked for, or a row bills, stays agreed. */
export const agreedRows = {
  ...agreedProducts,
  lock: async (db: Db, trajectoryId: number, id: number) =>
    counted(await agreedProducts.lock(db, trajectoryId, id)),
  remove: (db: Db, trajectoryId: number, id: number) =>
    agreedProducts.remove(db, trajectoryId, id).catch((error: unknown) => {
      const isUsed = error instanceof Error && 'code' in error && error.code === '23503';
      throw isUsed ? unprocessable('hours.agreed_in_use') : error;
    }),
};

/** What an invoice bills stays as it was billed; who changes it waits for who bills it. */
export const hoursRows = {
  ...workedHours,
  lock: async (db: Db, trajectoryId: number, id: number) => {
    await lockAgreed(db, trajectoryId);
    const stored = await workedHours.lock(db, trajectoryId, id);
    if (stored.invoice_row_id) throw unprocessable('hours.billed');
    return counted(stored);
  },
  remove: async (db: Db, trajectoryId: number, id: number) => {
    await hoursRows.lock(db, trajectoryId, id);
    return workedHours.remove(db, trajectoryId, id);
  },
};

type Agreed = { invoice_product_id: number };

/** The category of VAT is that of the product, unless it was given. */
export async function checkAgreed<V extends AgreedInput>(
  { db, ownerId }: Acting,
  values: V,
  stored?: Agreed,
): Promise<V> {
  const now = stored?.invoice_product_id;
  const product = await findProduct(db, {
    trajectoryId: ownerId,
    id: values.invoice_product_id,
    now,
  });
  const { vat_percentage } = values;
  const isSame = (product.vat_category === 'standard') === vat_percentage > 0;
  const usual = isSame ? product.vat_category : categoryOf(vat_percentage);
  const { vat_category = usual, vat_reason = isSame ? product.vat_reason : '' } = values;
  if ((vat_category === 'standard') !== vat_percentage > 0)
    throw wrongField('vat_category', 'vat_category');
  return { ...values, vat_category, vat_reason, count: values.count };
}

/** Hours are of whoever writes them down first. */
export async function checkHours<V extends HoursInput>(
  { db, ownerId, self }: Acting,
  values: V,
  stored?: { person_id: number },
): Promise<V> {
  if (!(await isAgreedIn(db, ownerId, values.agreed_product_id)))
    throw wrongField('agreed_product_id', 'unknown_choice');
  return { ...values, person_id: stored?.person_id ?? self.id };
}

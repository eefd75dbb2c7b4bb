import type { ActionPlanStep, ActionPlansQuery } from '@traject/contract/actionPlans';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';

/** Those of these organisations that are not archived; to the caller no others exist. */
const plansOf = (db: Db, organisations: number[]) =>
  db
    .selectFrom('action_plans as plan')
    .where('plan.organisation_id', 'in', organisations)
    .where('plan.archived_at', 'is', null);

const stepCount = sql<number>`(select count(*)::integer from action_plan_steps s
  where s.action_plan_id = plan.id)`;

const steps = sql<ActionPlanStep[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'title', s.title, 'text', s.text, 'doer', s.doer,
    'anchor', s.anchor, 'amount', s.amount, 'unit', s.unit) order by s.position)
  from action_plan_steps s where s.action_plan_id = plan.id), '[]')`;

const rowsOf = (plans: ReturnType<typeof plansOf>) =>
  plans
    .innerJoin('organisations as o', 'o.id', 'plan.organisation_id')
    .select(['plan.id', 'plan.title', 'plan.trajectory_state_id', 'plan.version'])
    .select(({ ref }) => [
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
      stepCount.as('step_count'),
    ]);

export async function listPlans(
  db: Db,
  organisations: number[],
  { organisation_id, q, ...page }: ActionPlansQuery,
) {
  const wanted = organisations.filter((id) => id === (organisation_id ?? id));
  if (wanted.length === 0) return { data: [], meta: metaOf(page, 0, 0) };
  const some = plansOf(db, wanted).$if(!!q, (all) =>
    all.where('plan.title', 'ilike', containing(q ?? '')),
  );
  const data = await rowsOf(some)
    .orderBy('plan.title')
    .orderBy('plan.id')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const { total } = await some
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(page, total, data.length) };
}

export const getPlan = (db: Db, organisations: number[], id: number) =>
  rowsOf(plansOf(db, organisations))
    .where('plan.id', '=', id)
    .select(steps.as('steps'))
    .executeTakeFirstOrThrow(notFound);

/** Locked until the change is done, and so are its steps: they change under this lock. */
export const lockPlan = (db: Db, organisations: number[], id: number) =>
  plansOf(db, organisations)
    .where('plan.id', '=', id)
    .selectAll('plan')
    .select(steps.as('steps'))
    .forUpdate('plan')
    .executeTakeFirstOrThrow(notFound);

export const addPlan = (db: Db, values: Insertable<Tables['action_plans']>) =>
  db.insertInto('action_plans').values(values).returning('id').executeTakeFirstOrThrow();

type Values = Updateable<Tables['action_plans']> & { version: number };

export const setPlan = (db: Db, id: number, values: Values) =>
  db
    .updateTable('action_plans')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

type Step = Insertable<Tables['action_plan_steps']>;

export const addSteps = (db: Db, added: Step[]) =>
  db.insertInto('action_plan_steps').values(added).execute();

export const setStep = (db: Db, id: number, values: Updateable<Tables['action_plan_steps']>) =>
  db.updateTable('action_plan_steps').set(values).where('id', '=', id).execute();

export const dropSteps = (db: Db, ids: number[]) =>
  db.deleteFrom('action_plan_steps').where('id', '=', sql<number>`any(${ids})`).execute();

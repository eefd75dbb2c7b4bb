import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  civilDate,
  endsInOrder,
  id,
  idParam,
  optionalDate,
  requiredText,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { cents } from './common/moneyRules.ts';

const fields = {
  main_subject: requiredText(200),
  sub_subject: requiredText(200),
  date_taken: civilDate,
  date_closed: optionalDate,
  price: cents,
};

export const testInput = z
  .strictObject(fields)
  .check(endsInOrder('date_taken', 'date_closed', 'close_before_test'));
export const testChange = changeOf(fields);

/** Closed once date_closed is set. */
export const test = z.object({
  id,
  main_subject: z.string(),
  sub_subject: z.string(),
  date_taken: z.string(),
  date_closed: z.nullable(z.string()),
  price: cents,
  version,
});

export type TestInput = z.infer<typeof testInput>;
export type TestChange = z.infer<typeof testChange>;
export type Test = z.infer<typeof test>;

const access = 'trajectories';
const all = {
  access,
  path: '/trajectories/:trajectoryId/tests',
  params: z.strictObject({ trajectoryId: idParam }),
} as const;
const one = {
  access,
  path: `${all.path}/:testId`,
  params: z.extend(all.params, { testId: idParam }),
} as const;

export const testsApi = {
  list: endpoint({ ...all, method: 'GET', response: z.array(test) }),
  create: endpoint({ ...all, method: 'POST', body: testInput, response: test }),
  update: endpoint({ ...one, method: 'PATCH', body: testChange, response: test }),
  remove: endpoint({ ...one, method: 'DELETE' }),
};

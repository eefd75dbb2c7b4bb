import * as z from 'zod/mini';
import {
  civilDate,
  endsInOrder,
  id,
  idOf,
  optionalDate,
  requiredText,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { cents } from './common/moneyRules.ts';
import { recordApi } from './common/recordApi.ts';

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

export const testsApi = recordApi({
  access: 'trajectories',
  path: '/trajectories/:trajectoryId/tests',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
  key: 'testId',
  about: 'test',
  words: { one: 'a test', all: 'the tests of a trajectory' },
  input: testInput,
  change: testChange,
  record: test,
});

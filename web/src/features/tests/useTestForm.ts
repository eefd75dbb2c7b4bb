import { useQueryClient } from '@tanstack/react-query';
import { type Test, testInput } from '@traject/contract/tests';
import { centsOf, typedEuro } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { saveTest, testsQuery } from './tests.api.ts';

type Options = { trajectoryId: number; test: Test | undefined; onSaved: (saved: Test) => void };

export function useTestForm({ trajectoryId, test, onSaved }: Options) {
  const queries = useQueryClient();
  const query = testsQuery(trajectoryId);
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, test: test?.id }),
    start: test ? valuesOf(test) : newTest,
    version: test?.version,
    schema: testInput,
    toInput: (values) => ({
      ...values,
      date_closed: values.date_closed || null,
      price: centsOf(values.price),
    }),
    save: (input, version) => saveTest({ trajectoryId, testId: test?.id }, input, version),
    load: async () => {
      const tests = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = tests.find(({ id }) => id === test?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    refresh: query.queryKey,
    done: 'notify.test.save_success',
    onSaved,
  });
}

const newTest = { main_subject: '', sub_subject: '', date_taken: '', date_closed: '', price: '' };

const valuesOf = (test: Test): typeof newTest => ({
  main_subject: test.main_subject,
  sub_subject: test.sub_subject,
  date_taken: test.date_taken,
  date_closed: test.date_closed ?? '',
  price: typedEuro(test.price),
});

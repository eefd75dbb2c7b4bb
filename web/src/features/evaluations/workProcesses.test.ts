import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { newQueryClient } from '../../platform/queries.ts';
import { endSession } from '../../platform/session.ts';
import { aWorkProcess } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { workProcessesQuery } from './workProcesses.api.ts';

const [old, fresh] = [[aWorkProcess(1, '1.1')], [aWorkProcess(2, '1.2')]];
const stored = () => JSON.parse(localStorage.getItem('work_processes') ?? 'null');
const keep = (value: unknown) => localStorage.setItem('work_processes', JSON.stringify(value));
/** What a page that opens now has at once. */
const atOnce = () =>
  new QueryObserver(newQueryClient(), workProcessesQuery).getCurrentResult().data;

beforeEach(() => signIn());

it('[EVAL-12] the work processes are kept on the device and served from there later', async () => {
  const seen = fakeApi({ 'GET /work-processes': old });
  await newQueryClient().fetchQuery(workProcessesQuery);
  expect(seen).toHaveLength(1);
  expect(stored()).toEqual({ account_id: 7, work_processes: old });
  expect(atOnce()).toEqual(old);
});

it('[EVAL-12] what was kept is refreshed behind', async () => {
  keep({ account_id: 7, work_processes: old });
  fakeApi({ 'GET /work-processes': fresh });
  const queries = newQueryClient();
  await queries.fetchQuery(workProcessesQuery);
  expect(queries.getQueryData(workProcessesQuery.queryKey)).toEqual(fresh);
  expect(stored().work_processes).toEqual(fresh);
});

it.each([
  ['of another account', JSON.stringify({ account_id: 8, work_processes: old })],
  ['broken', '{"account_id":7,"work_proc'],
  ['of another shape', JSON.stringify({ account_id: 7, work_processes: [{ title: 'x' }] })],
  ['with more than belongs there', JSON.stringify({ account_id: 7, work_processes: [], x: 1 })],
])('[EVAL-12] what is %s is not served', (_, text) => {
  localStorage.setItem('work_processes', text);
  expect(atOnce()).toBeUndefined();
});

it('[EVAL-12] signing out takes it away', () => {
  keep({ account_id: 7, work_processes: old });
  endSession(newQueryClient());
  expect(stored()).toBeNull();
});

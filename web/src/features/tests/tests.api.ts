import { testsApi } from '@traject/contract/tests';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';

export const testsQuery = (trajectoryId: number) =>
  listQuery('tests', testsApi.list, { trajectoryId });

export const { save: saveTest, remove: removeTest } = recordCalls(testsApi, 'testId');

import { testInput, testsApi } from '@traject/contract/tests';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { getTest, listTests, tests } from './tests.queries.ts';

export const testsRoutes = (serve: Serve, world: World) =>
  serveRecord(serve, world, testsApi, {
    rows: tests,
    rules: testInput,
    list: listTests,
    get: getTest,
  });

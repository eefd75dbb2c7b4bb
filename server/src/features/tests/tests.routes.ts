import { testInput, testsApi } from '@traject/contract/tests';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import * as tests from './tests.queries.ts';

export function testsRoutes(serve: Serve, { clock }: World) {
  serve(testsApi.list, ({ db, trajectory }) => tests.listTests(db, trajectory.id));

  serve(testsApi.create, async ({ db, trajectory, body }) => {
    const { id } = await tests.addTest(db, { ...body, trajectory_id: trajectory.id });
    return tests.getTest(db, { trajectoryId: trajectory.id, testId: id });
  });

  serve(testsApi.update, async ({ db, params, self, language, body }) => {
    const stored = await tests.lockTest(db, params);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: testInput, by });
    await tests.setTest(db, stored.id, values);
    return tests.getTest(db, params);
  });

  serve(testsApi.remove, async ({ db, params }) => void (await tests.removeTest(db, params)));
}

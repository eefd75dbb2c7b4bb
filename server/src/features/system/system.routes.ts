import { systemApi } from '@traject/contract/system';
import { findFailed } from '../../platform/health/numbers.queries.ts';
import { notFound, refuseTaken } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { stateOf } from './state.ts';

export function systemRoutes(serve: Serve, world: World) {
  serve(systemApi.get, (call) => stateOf(world, call));
  serve(systemApi.retryJob, async ({ db, params }) => {
    const failed = await findFailed(db, params.job);
    if (!failed) throw notFound();
    // Of some there is never more than one.
    await world.jobs.retry(db, failed.name, params.job).catch(refuseTaken('job_waits'));
    world.health.look.forget();
  });
}

import { invoiceBatchesApi } from '@traject/contract/invoiceBatches';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { listDue } from './due.queries.ts';
import { addBatch, findBatch, listBatches } from './invoiceBatches.queries.ts';
import { batchJob, makeBatch } from './making.ts';

const patience = { retryLimit: 20, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 30 };

export function invoiceBatchesRoutes(serve: Serve, world: World) {
  const { jobs, clock } = world;
  jobs.define<{ organisation_id: number; id: number }>(batchJob, patience, (asked) =>
    makeBatch(world, asked),
  );
  serve(invoiceBatchesApi.due, ({ db, organisation, query: { until, ...page } }) =>
    listDue(db, { organisation_id: organisation.id, until: until ?? today(clock), page }),
  );
  serve(invoiceBatchesApi.list, ({ db, organisation, query }) =>
    listBatches(db, organisation.id, query),
  );
  serve(invoiceBatchesApi.get, ({ db, organisation, params }) =>
    findBatch(db, organisation.id, params.batchId),
  );
  serve(invoiceBatchesApi.create, async ({ db, organisation, self, body }) => {
    const { finalise = false, ...wanted } = body;
    const of = { organisation_id: organisation.id, created_by: self.id };
    const id = await addBatch(db, { ...wanted, finalise, ...of });
    await jobs.send(db, batchJob, { organisation_id: organisation.id, id });
    const { lines: _lines, ...batch } = await findBatch(db, organisation.id, id);
    return batch;
  });
}

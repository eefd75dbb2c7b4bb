import { evaluationsApi } from '@traject/contract/evaluations';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/world.ts';
import { listPending, listStudents } from './evaluations.queries.ts';

export function evaluationsRoutes(serve: Serve, { clock }: World) {
  serve(evaluationsApi.students, ({ db, user, query }) => listStudents(db, user, query));
  serve(evaluationsApi.pending, ({ db, user }) => listPending(db, user, clock()));
}

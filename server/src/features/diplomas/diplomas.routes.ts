import { diplomasApi } from '@traject/contract/diplomas';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { diplomaAdministration } from './administration.routes.ts';
import { listWorkProcesses } from './diplomas.queries.ts';

export function diplomasRoutes(serve: Serve, world: World) {
  serve(diplomasApi.workProcesses, ({ db, user }) => listWorkProcesses(db, user));
  diplomaAdministration(serve, world);
}

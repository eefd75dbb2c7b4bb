import { badgesRoutes } from './features/badges/badges.routes.ts';
import { diplomasRoutes } from './features/diplomas/diplomas.routes.ts';
import { evaluationLinksRoutes } from './features/evaluationLinks/evaluationLinks.routes.ts';
import { evaluationRoundsRoutes } from './features/evaluationRounds/evaluationRounds.routes.ts';
import { evaluationsRoutes } from './features/evaluations/evaluations.routes.ts';
import { evidenceRoutes } from './features/evidence/evidence.routes.ts';
import { groupsRoutes } from './features/groups/groups.routes.ts';
import { growthRoutes } from './features/growth/growth.routes.ts';
import { portfoliosRoutes } from './features/portfolios/portfolios.routes.ts';
import { schoolNumbersRoutes } from './features/schoolNumbers/schoolNumbers.routes.ts';
import type { Serve } from './platform/http/serve.ts';
import type { World } from './platform/program/world.ts';

/** What schools use beside the rest: diplomas, groups and evaluations. */
export function schoolRoutes(serve: Serve, world: World) {
  badgesRoutes(serve, world);
  diplomasRoutes(serve, world);
  evaluationLinksRoutes(serve, world);
  evaluationRoundsRoutes(serve, world);
  evaluationsRoutes(serve, world);
  evidenceRoutes(serve, world);
  groupsRoutes(serve, world);
  growthRoutes(serve, world);
  schoolNumbersRoutes(serve, world);
  portfoliosRoutes(serve, world);
}

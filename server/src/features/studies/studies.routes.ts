import { studiesApi, studyInput } from '@traject/contract/studies';
import { organisationsFor } from '../../platform/access/access.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseFull } from '../people/people.service.ts';
import { checkStudy } from './checkStudy.ts';
import { getStudy, listStudies, studies } from './studies.queries.ts';

export const studiesRoutes = (serve: Serve, world: World) =>
  serveRecord(serve, world, studiesApi, {
    rows: studies,
    rules: studyInput,
    list: listStudies,
    get: getStudy,
    check: async ({ db, ownerId, user }, values, stored) => {
      const organisations = organisationsFor(user, 'portfolio');
      const checked = await checkStudy(db, { values, now: stored, organisations });
      if (!stored) await refuseFull(db, ownerId, 'client_studies');
      return checked;
    },
  });

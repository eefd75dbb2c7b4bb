import { referenceApi } from '@traject/contract/reference';
import type { Serve } from '../../platform/http/serve.ts';
import * as reference from './reference.queries.ts';

export function referenceRoutes(serve: Serve) {
  serve(referenceApi.organisations, ({ db, user }) => reference.organisationsOf(db, user));
  serve(referenceApi.counselors, ({ db, user, query }) =>
    reference.counselorsOf(db, user, query.organisation_id),
  );
  serve(referenceApi.trajectoryStates, async ({ language }) => reference.statesIn(language));
  serve(referenceApi.workingAreas, ({ db }) => reference.workingAreas(db));
  serve(referenceApi.studyLevels, ({ db }) => reference.studyLevels(db));
  serve(referenceApi.studies, ({ db }) => reference.studies(db));
  serve(referenceApi.fileTypes, ({ db }) => reference.fileTypes(db));
  serve(referenceApi.fileActions, ({ db }) => reference.fileActions(db));
}

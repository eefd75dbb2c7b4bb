import { studiesApi, studyInput } from '@traject/contract/studies';
import { organisationsFor } from '../../platform/access/access.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseFull } from '../people/people.service.ts';
import { checkStudy } from './checkStudy.ts';
import * as studies from './studies.queries.ts';

export function studiesRoutes(serve: Serve, { clock }: World) {
  serve(studiesApi.list, ({ db, client }) => studies.listStudies(db, client.id));

  serve(studiesApi.create, async ({ db, client, user, body }) => {
    const organisations = organisationsFor(user, 'portfolio');
    const values = await checkStudy(db, { values: body, organisations });
    await refuseFull(db, client.id, 'client_studies');
    const { id } = await studies.addStudy(db, { ...values, person_id: client.id });
    return studies.getStudy(db, { clientId: client.id, studyId: id });
  });

  serve(studiesApi.update, async ({ db, params, user, self, language, body }) => {
    const stored = await studies.lockStudy(db, params);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: studyInput, by });
    const organisations = organisationsFor(user, 'portfolio');
    const checked = await checkStudy(db, { values, now: stored, organisations });
    await studies.setStudy(db, stored.id, checked);
    return studies.getStudy(db, params);
  });

  serve(studiesApi.remove, async ({ db, params }) => void (await studies.removeStudy(db, params)));
}

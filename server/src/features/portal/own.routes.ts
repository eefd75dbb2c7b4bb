import { ownRecords } from '@traject/contract/common/ownPage';
import { portalApi } from '@traject/contract/portal';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { type RecordAct, serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { applicationOfClient } from '../applications/applications.service.ts';
import { experienceRecord } from '../experience/experience.service.ts';
import {
  changeContact,
  drawPicture,
  getContact,
  openPicture,
  removePicture,
  setPicture,
} from '../profile/profile.service.ts';
import { studies, studyLevels, workingAreas } from '../reference/reference.service.ts';
import { studyRecord } from '../studies/studies.service.ts';
import { noteChange } from './changes.queries.ts';
import { clientOn } from './clientOn.ts';
import { ownListRoutes } from './ownLists.routes.ts';

/** What clients keep up to date themselves, which their counselor is shown. */
export function ownRoutes(serve: Serve, world: World) {
  detailRoutes(serve, world);
  pictureRoutes(serve, world);
  recordRoutes(serve, world);
  ownListRoutes(serve, world);
}

function detailRoutes(serve: Serve, world: World) {
  serve(portalApi.details, ({ db, page }) => getContact(db, clientOn(page).id));
  serve(portalApi.changeDetails, async ({ db, page, body, language }) => {
    const details = await changeContact(world, db, { self: clientOn(page), given: body, language });
    await noteChange(db, page, { what: 'details', act: 'changed' }, world.clock());
    return details;
  });
  serve(portalApi.choices, async ({ db, page }) => {
    const organisations = [clientOn(page).organisation_id];
    return {
      working_areas: await workingAreas(db, organisations),
      study_levels: await studyLevels(db, organisations),
      studies: await studies(db, organisations),
    };
  });
}

function pictureRoutes(serve: Serve, world: World) {
  const note = (act: RecordAct) => ({ what: 'picture', act }) as const;
  serve(portalApi.picture, ({ db, page, range }) =>
    openPicture(world, db, { personId: clientOn(page).id, range }),
  );
  serve(portalApi.setPicture, drawPicture, async ({ db, page, before: picture }) => {
    const self = clientOn(page);
    await setPicture(world, db, { personId: self.id, self, picture });
    await noteChange(db, page, note('changed'), world.clock());
  });
  serve(portalApi.removePicture, async ({ db, page }) => {
    await removePicture(world, db, clientOn(page).id);
    await noteChange(db, page, note('removed'), world.clock());
  });
}

function recordRoutes(serve: Serve, world: World) {
  const actorOn = (page: PageScope) => {
    const self = clientOn(page);
    return { ownerId: self.id, self, organisations: [self.organisation_id] };
  };
  const noted =
    <T>(what: 'experience' | 'studies' | 'applications', titleOf: (record: T) => string) =>
    (db: Parameters<typeof noteChange>[0], page: PageScope, done: { act: RecordAct; record: T }) =>
      noteChange(db, page, { what, act: done.act, title: titleOf(done.record) }, world.clock());

  serveRecord(serve, world, ownRecords.experience, {
    ...experienceRecord,
    onPage: { actor: actorOn, done: noted('experience', (job) => job.function_title) },
  });
  serveRecord(serve, world, ownRecords.studies, {
    ...studyRecord,
    onPage: {
      actor: actorOn,
      done: noted('studies', ({ study, study_name }) => study_name || study.name),
    },
  });
  serveRecord(serve, world, ownRecords.applications, {
    ...applicationOfClient(world),
    onPage: {
      actor: (page) => ({ ...actorOn(page), ownerId: page.trajectory_id }),
      done: noted('applications', ({ vacancy, company }) => `${vacancy}, ${company}`),
    },
  });
}

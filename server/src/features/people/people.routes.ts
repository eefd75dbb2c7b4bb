import { peopleApi } from '@traject/contract/people';
import { organisationsFor } from '../../platform/access/access.ts';
import { within } from '../../platform/database/wall.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { correctPerson } from './correcting.ts';
import * as people from './membership.ts';
import { listPeople } from './people.queries.ts';
import { tellWaiting, type Waiting } from './telling.ts';

export function peopleRoutes(serve: Serve, world: World) {
  serve(peopleApi.list, ({ db, user, query }) =>
    listPeople(db, organisationsFor(user, 'administration'), query),
  );
  serve(peopleApi.get, ({ db, user, person }) => people.getPerson(db, person, user));

  serve(peopleApi.invite, async ({ db, user, body }) => {
    const person = await people.invite(world, db, { input: body, user });
    return people.getPerson(db, person, user);
  });
  serve(peopleApi.setAccountTypes, async ({ db, user, person, body }) => {
    await people.setAccountTypes(world, db, { person, input: body, user });
    return people.getPerson(db, person, user);
  });
  serve(peopleApi.update, async ({ db, user, person, body }) => {
    await correctPerson(world, db, { person, change: body });
    return people.getPerson(db, person, user);
  });
  inviteAgain(world);
  tellOfWaiting(world);
  invitationRoutes(serve, world);
  openingRoutes(serve, world);
}

/** For somebody who was invited, never came, and asks for a way in. */
const inviteAgain = (world: World) =>
  world.jobs.define<{ person_id: number; organisation_id: number }>(
    'people.inviteAgain',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    ({ person_id: id, organisation_id }) =>
      within(world.db, [organisation_id])
        .transaction()
        .execute((db) => people.inviteMember(world, db, { id, organisation_id })),
  );

/** For somebody who asked to be let in: each administrator is told, unless there are too many. */
const tellOfWaiting = (world: World) =>
  world.jobs.define<Waiting>(
    'people.tellWaiting',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    (waiting) =>
      within(world.db, [waiting.organisation_id])
        .transaction()
        .execute((db) => tellWaiting(world, db, waiting)),
  );

function invitationRoutes(serve: Serve, world: World) {
  serve(peopleApi.sendInvitation, async ({ db, user, person }) => {
    await people.sendInvitation(world, db, person);
    return people.getPerson(db, person, user);
  });
  serve(peopleApi.copyInvitation, ({ db, person }) => people.copyInvitation(world, db, person));
  serve(peopleApi.withdrawInvitation, ({ db, person }) =>
    people.withdrawInvitation(world, db, person),
  );
}

function openingRoutes(serve: Serve, world: World) {
  serve(peopleApi.deactivate, async ({ db, user, person }) => {
    await people.deactivate(world, db, { person, user });
    return people.getPerson(db, person, user);
  });
  serve(peopleApi.reactivate, async ({ db, user, person }) => {
    await people.reactivate(db, { person, user });
    return people.getPerson(db, person, user);
  });
}

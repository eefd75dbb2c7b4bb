import type { Ability } from '@traject/contract/common/access';
import { referenceApi } from '@traject/contract/reference';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { getItem, listItems } from './items.queries.ts';
import { addItem, arrangeItems, changeItem } from './items.ts';
import * as reference from './reference.queries.ts';

export function referenceRoutes(serve: Serve) {
  serve(referenceApi.organisations, ({ db, user }) => reference.organisationsOf(db, user));
  serve(referenceApi.counselors, ({ db, user, query }) =>
    reference.counselorsOf(db, user, query.organisation_id),
  );
  serve(referenceApi.trajectoryStates, async ({ language }) => reference.statesIn(language));
  serve(referenceApi.workingAreas, ({ db, user, query }) =>
    reference.workingAreas(db, among(user, 'portfolio', query)),
  );
  serve(referenceApi.studyLevels, ({ db, user, query }) =>
    reference.studyLevels(db, among(user, 'portfolio', query)),
  );
  serve(referenceApi.studies, ({ db, user, query }) =>
    reference.studies(db, among(user, 'portfolio', query)),
  );
  serve(referenceApi.fileTypes, ({ db, user, query }) =>
    reference.fileTypes(db, among(user, 'reference', query)),
  );
  serve(referenceApi.fileActions, ({ db, user, query }) =>
    reference.fileActions(db, among(user, 'reference', query)),
  );
  arrangingRoutes(serve);
}

type Asked = { organisation_id?: number | undefined };

const among = (user: User, ability: Ability, { organisation_id: one }: Asked) =>
  organisationsFor(user, ability).filter((id) => id === (one ?? id));

function arrangingRoutes(serve: Serve) {
  serve(referenceApi.items, ({ db, params }) => listItems(db, params));
  serve(referenceApi.addItem, async ({ db, params, body }) =>
    getItem(db, params, await addItem(db, params, body)),
  );
  serve(referenceApi.updateItem, async ({ db, params, body }) =>
    getItem(db, params, await changeItem(db, params, body)),
  );
  serve(referenceApi.order, async ({ db, params, body }) => {
    await arrangeItems(db, params, body.ids);
    return listItems(db, params);
  });
}

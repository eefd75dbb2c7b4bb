import { profileApi } from '@traject/contract/profile';
import type { Serve } from '../../platform/http/serve.ts';
import { refuseFull } from '../people/people.service.ts';
import * as lists from './lists.queries.ts';
import { own } from './own.ts';

export function listRoutes(serve: Serve) {
  serve(profileApi.addReference, async ({ db, user, query, body }) => {
    await refuseFull(db, own(user, query).id, 'profile_references');
    return lists.addReference(db, own(user, query).id, body);
  });
  serve(profileApi.updateReference, ({ db, user, query, params, body }) =>
    lists.setReference(db, { personId: own(user, query).id, ...params }, body),
  );
  serve(profileApi.removeReference, ({ db, user, query, params }) =>
    lists.removeFrom(db, 'profile_references', { personId: own(user, query).id, ...params }),
  );

  serve(profileApi.addCourse, async ({ db, user, query, body }) => {
    await refuseFull(db, own(user, query).id, 'profile_courses');
    return lists.addCourse(db, own(user, query).id, body);
  });
  serve(profileApi.updateCourse, ({ db, user, query, params, body }) =>
    lists.setCourse(db, { personId: own(user, query).id, ...params }, body),
  );
  serve(profileApi.removeCourse, ({ db, user, query, params }) =>
    lists.removeFrom(db, 'profile_courses', { personId: own(user, query).id, ...params }),
  );
  languageRoutes(serve);
  itemRoutes(serve);
}

function languageRoutes(serve: Serve) {
  serve(profileApi.addLanguage, async ({ db, user, query, body }) => {
    await refuseFull(db, own(user, query).id, 'profile_languages');
    return lists.addLanguage(db, own(user, query).id, body);
  });
  serve(profileApi.updateLanguage, ({ db, user, query, params, body }) =>
    lists.setLanguage(db, { personId: own(user, query).id, ...params }, body),
  );
  serve(profileApi.removeLanguage, ({ db, user, query, params }) =>
    lists.removeFrom(db, 'profile_languages', { personId: own(user, query).id, ...params }),
  );
}

/** The lists of which an item is only its name. */
function itemRoutes(serve: Serve) {
  serve(profileApi.addItem, async ({ db, user, query, params, body }) => {
    await refuseFull(db, own(user, query).id, params.list);
    return lists.addItem(db, own(user, query).id, { ...params, ...body });
  });
  serve(profileApi.updateItem, ({ db, user, query, params: { list, itemId }, body }) =>
    lists.setItem(db, { personId: own(user, query).id, itemId }, { list, ...body }),
  );
  serve(profileApi.removeItem, async ({ db, user, query, params: { list, itemId } }) => {
    await lists.removeItem(db, { personId: own(user, query).id, itemId }, list);
  });
}

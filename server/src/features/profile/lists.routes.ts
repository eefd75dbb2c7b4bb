import { profileApi } from '@traject/contract/profile';
import type { Serve } from '../../platform/http/serve.ts';
import { refuseFull } from '../../platform/profiles.ts';
import * as lists from './lists.queries.ts';

export function listRoutes(serve: Serve) {
  serve(profileApi.addReference, async ({ db, user, body }) => {
    await refuseFull(db, user.id, 'profile_references');
    return lists.addReference(db, user.id, body);
  });
  serve(profileApi.updateReference, ({ db, user, params, body }) =>
    lists.setReference(db, { personId: user.id, ...params }, body),
  );
  serve(profileApi.removeReference, ({ db, user, params }) =>
    lists.removeFrom(db, 'profile_references', { personId: user.id, ...params }),
  );

  serve(profileApi.addCourse, async ({ db, user, body }) => {
    await refuseFull(db, user.id, 'profile_courses');
    return lists.addCourse(db, user.id, body);
  });
  serve(profileApi.updateCourse, ({ db, user, params, body }) =>
    lists.setCourse(db, { personId: user.id, ...params }, body),
  );
  serve(profileApi.removeCourse, ({ db, user, params }) =>
    lists.removeFrom(db, 'profile_courses', { personId: user.id, ...params }),
  );
  languageRoutes(serve);
  itemRoutes(serve);
}

function languageRoutes(serve: Serve) {
  serve(profileApi.addLanguage, async ({ db, user, body }) => {
    await refuseFull(db, user.id, 'profile_languages');
    return lists.addLanguage(db, user.id, body);
  });
  serve(profileApi.updateLanguage, ({ db, user, params, body }) =>
    lists.setLanguage(db, { personId: user.id, ...params }, body),
  );
  serve(profileApi.removeLanguage, ({ db, user, params }) =>
    lists.removeFrom(db, 'profile_languages', { personId: user.id, ...params }),
  );
}

/** The lists of which an item is only its name. */
function itemRoutes(serve: Serve) {
  serve(profileApi.addItem, async ({ db, user, params, body }) => {
    await refuseFull(db, user.id, params.list);
    return lists.addItem(db, user.id, { ...params, ...body });
  });
  serve(profileApi.updateItem, ({ db, user, params: { list, itemId }, body }) =>
    lists.setItem(db, { personId: user.id, itemId }, { list, ...body }),
  );
  serve(profileApi.removeItem, async ({ db, user, params: { list, itemId } }) => {
    await lists.removeItem(db, { personId: user.id, itemId }, list);
  });
}

import { profileApi } from '@traject/contract/profile';
import type { Serve } from '../../platform/http/serve.ts';
import { refuseFull } from '../people/people.service.ts';
import { items, languages, profileList } from './lists.queries.ts';
import { own } from './own.ts';

const references = profileList('profile_references', ['id', 'name', 'company', 'description']);
const courses = profileList('profile_courses', ['id', 'name', 'achieved', 'expiration_date']);

export function listRoutes(serve: Serve) {
  serve(profileApi.addReference, async ({ db, user, query, body }) => {
    const { id } = own(user, query);
    await refuseFull(db, id, references.table);
    return references.add(db, id, body);
  });
  serve(profileApi.updateReference, ({ db, user, query, params, body }) =>
    references.set(db, own(user, query).id, params.itemId, body),
  );
  serve(profileApi.removeReference, async ({ db, user, query, params }) => {
    await references.remove(db, own(user, query).id, params.itemId);
  });

  serve(profileApi.addCourse, async ({ db, user, query, body }) => {
    const { id } = own(user, query);
    await refuseFull(db, id, courses.table);
    return courses.add(db, id, body);
  });
  serve(profileApi.updateCourse, ({ db, user, query, params, body }) =>
    courses.set(db, own(user, query).id, params.itemId, body),
  );
  serve(profileApi.removeCourse, async ({ db, user, query, params }) => {
    await courses.remove(db, own(user, query).id, params.itemId);
  });
  languageRoutes(serve);
  itemRoutes(serve);
}

function languageRoutes(serve: Serve) {
  serve(profileApi.addLanguage, async ({ db, user, query, body }) => {
    const { id } = own(user, query);
    await refuseFull(db, id, languages.table);
    return languages.add(db, id, body);
  });
  serve(profileApi.updateLanguage, ({ db, user, query, params, body }) =>
    languages.set(db, own(user, query).id, params.itemId, body),
  );
  serve(profileApi.removeLanguage, async ({ db, user, query, params }) => {
    await languages.remove(db, own(user, query).id, params.itemId);
  });
}

/** The lists whose items are only a name. */
function itemRoutes(serve: Serve) {
  serve(profileApi.addItem, async ({ db, user, query, params: { list }, body }) => {
    const { id } = own(user, query);
    await refuseFull(db, id, list);
    return items.add(db, id, { list, ...body });
  });
  serve(profileApi.updateItem, ({ db, user, query, params: { list, itemId }, body }) =>
    items.set(db, own(user, query).id, itemId, { list, ...body }),
  );
  serve(profileApi.removeItem, async ({ db, user, query, params: { list, itemId } }) => {
    await items.remove(db, own(user, query).id, itemId, { list });
  });
}

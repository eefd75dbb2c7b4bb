import { portalApi } from '@traject/contract/portal';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { RecordAct } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseFull } from '../people/people.service.ts';
import { items, languages } from '../profile/profile.service.ts';
import { noteChange } from './changes.queries.ts';
import { clientOn } from './clientOn.ts';

/** The lists of a profile, whose lines have no versions: the last one who writes is right. */
export function ownListRoutes(serve: Serve, { clock }: World) {
  const noted =
    (what: 'skills' | 'languages') =>
    async <T extends { name: string }>(db: Db, page: PageScope, act: RecordAct, record: T) => {
      await noteChange(db, page, { what, act, title: record.name }, clock());
      return record;
    };
  skillRoutes(serve, noted('skills'));
  languageRoutes(serve, noted('languages'));
}

type Note = <T extends { name: string }>(
  db: Db,
  page: PageScope,
  act: RecordAct,
  record: T,
) => Promise<T>;

const skills = { list: 'skills' } as const;

function skillRoutes(serve: Serve, note: Note) {
  serve(portalApi.skills, ({ db, page }) => items.list(db, clientOn(page).id, skills));
  serve(portalApi.addSkill, async ({ db, page, body }) => {
    const { id } = clientOn(page);
    await refuseFull(db, id, 'skills');
    return note(db, page, 'added', await items.add(db, id, { ...skills, ...body }));
  });
  serve(portalApi.changeSkill, async ({ db, page, params: { itemId }, body }) => {
    const changed = await items.set(db, clientOn(page).id, itemId, { ...skills, ...body });
    return note(db, page, 'changed', changed);
  });
  serve(portalApi.removeSkill, async ({ db, page, params: { itemId } }) => {
    await note(db, page, 'removed', await items.remove(db, clientOn(page).id, itemId, skills));
  });
}

function languageRoutes(serve: Serve, note: Note) {
  serve(portalApi.languages, ({ db, page }) => languages.list(db, clientOn(page).id));
  serve(portalApi.addLanguage, async ({ db, page, body }) => {
    const { id } = clientOn(page);
    await refuseFull(db, id, languages.table);
    return note(db, page, 'added', await languages.add(db, id, body));
  });
  serve(portalApi.changeLanguage, async ({ db, page, params: { itemId }, body }) => {
    const changed = await languages.set(db, clientOn(page).id, itemId, body);
    return note(db, page, 'changed', changed);
  });
  serve(portalApi.removeLanguage, async ({ db, page, params: { itemId } }) => {
    await note(db, page, 'removed', await languages.remove(db, clientOn(page).id, itemId));
  });
}

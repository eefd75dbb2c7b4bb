import { standardTags } from '@traject/contract/common/standardTags';
import { documentTemplatesApi } from '@traject/contract/documentTemplates';
import { organisationOf, organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { archive } from '../../platform/database/archive.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { getTemplate, listTemplates } from './documentTemplates.queries.ts';
import { fillTemplate } from './filled.ts';
import { previewTemplate } from './preview.ts';
import { changeTemplate, createTemplate } from './saving.ts';

export function documentTemplatesRoutes(serve: Serve, world: World) {
  serve(documentTemplatesApi.list, ({ db, user, query }) => {
    // Somebody who looks at templates is about to make a document.
    void world.pdf.warm();
    return listTemplates(db, own(user), query);
  });

  serve(documentTemplatesApi.create, async ({ db, user, body }) => {
    const id = await createTemplate(world, db, user, body);
    return getTemplate(db, own(user), id);
  });

  serve(documentTemplatesApi.get, ({ db, user, params }) =>
    getTemplate(db, own(user), params.templateId),
  );

  serve(documentTemplatesApi.update, async ({ db, user, language, params, body }) => {
    const id = params.templateId;
    await changeTemplate(world, db, { id, given: body, by: { user, language } });
    return getTemplate(db, own(user), id);
  });

  serve(documentTemplatesApi.remove, async ({ db, user, params }) => {
    const asked = { organisations: own(user), archived_at: world.clock() };
    await archive(db, 'document_templates', { id: params.templateId, ...asked });
  });

  serve(documentTemplatesApi.tags, async ({ language }) =>
    standardTags.map((name) => ({ name, description: texts[language].tags[name] })),
  );

  serve(
    documentTemplatesApi.preview,
    ({ user, body }, db) => {
      const organisation_id = organisationOf(user, 'templates', body.organisation_id);
      return previewTemplate(world, db, { ...body, organisation_id, user });
    },
    async ({ before: file }) => file,
  );

  serve(documentTemplatesApi.fill, ({ db, user, language, body }) =>
    fillTemplate(db, body, { user, language }),
  );
}

const own = (user: User) => organisationsFor(user, 'templates');

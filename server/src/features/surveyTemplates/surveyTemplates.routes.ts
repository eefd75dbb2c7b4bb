import { surveyTemplatesApi } from '@traject/contract/surveyTemplates';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { archive } from '../../platform/database/archive.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getQuestion } from './questions.queries.ts';
import { changeQuestion, createQuestion, orderQuestions, removeQuestion } from './questions.ts';
import { changeTemplate, createTemplate } from './saving.ts';
import { getTemplate, listTemplates } from './surveyTemplates.queries.ts';

export function surveyTemplatesRoutes(serve: Serve, world: World) {
  serve(surveyTemplatesApi.list, ({ db, user, query }) => listTemplates(db, own(user), query));

  serve(surveyTemplatesApi.create, async ({ db, user, body }) => {
    const id = await createTemplate(db, user, body);
    return getTemplate(db, own(user), id);
  });

  serve(surveyTemplatesApi.get, ({ db, user, params }) =>
    getTemplate(db, own(user), params.surveyTemplateId),
  );

  serve(surveyTemplatesApi.update, async ({ db, user, language, params, body }) => {
    const id = params.surveyTemplateId;
    await changeTemplate(world, db, { id, given: body, by: { user, language } });
    return getTemplate(db, own(user), id);
  });

  serve(surveyTemplatesApi.remove, async ({ db, user, params }) => {
    const asked = { organisations: own(user), archived_at: world.clock() };
    await archive(db, 'survey_templates', { id: params.surveyTemplateId, ...asked });
  });
  questionRoutes(serve, world);
}

function questionRoutes(serve: Serve, world: World) {
  serve(surveyTemplatesApi.addQuestion, async ({ db, user, params, body }) => {
    const questionId = await createQuestion(db, { ...params, user }, body);
    return getQuestion(db, { ...params, questionId });
  });

  serve(surveyTemplatesApi.updateQuestion, async ({ db, user, language, params, body }) => {
    await changeQuestion(world, db, { ...params, given: body, by: { user, language } });
    return getQuestion(db, params);
  });

  serve(surveyTemplatesApi.removeQuestion, ({ db, user, params }) =>
    removeQuestion(world, db, params, user),
  );

  serve(surveyTemplatesApi.order, async ({ db, user, params, body }) => {
    await orderQuestions(db, { ...params, user }, body.ids);
    return getTemplate(db, own(user), params.surveyTemplateId);
  });
}

const own = (user: User) => organisationsFor(user, 'templates');

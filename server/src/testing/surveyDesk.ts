import type { SurveyType } from '@traject/contract/surveyTemplates';
import { aDesk } from './desk.ts';
import type { OpenedApp } from './openApp.ts';
import { aSurveyTemplate } from './surveys.ts';

/** A counselor's desk with a template for each party, and what happens to surveys on it. */
export async function aSurveyDesk(app: OpenedApp) {
  const { db, as } = app;
  const desk = await aDesk(app);
  const { own, token } = desk;
  const templates = {
    client: await aSurveyTemplate(db, own),
    employer: await aSurveyTemplate(db, own, { title: 'Voor werkgevers', type: 'employer' }),
  };

  async function aCase(given?: Parameters<typeof desk.aCase>[0]) {
    const one = await desk.aCase(given);
    const path = `${one.path}/surveys`;
    const create = (survey_template_id = templates.client.id) =>
      as(token).post(path, { survey_template_id, answers: [] });
    const start = (id: number) => as(token).post(`${path}/${id}/start`);
    return {
      ...one,
      surveys: path,
      create,
      start,
      list: async () => (await as(token).get(path)).json(),
      get: async (id: number) => (await as(token).get(`${path}/${id}`)).json(),
      change: (id: number, survey_template_id: number) =>
        as(token).patch(`${path}/${id}`, { survey_template_id }),
      resend: (id: number) => as(token).post(`${path}/${id}/resend`),
      remove: (id: number) => as(token).delete(`${path}/${id}`),
      /** One that was sent, with the token of its mail. */
      sent: async (party: SurveyType = 'client', template = templates[party]) => {
        const { id } = (await create(template.id)).json();
        await start(id);
        return { id, link: await one.tokenOf(party) };
      },
    };
  }
  return { ...desk, templates, aCase };
}

/** What the holder of a link can do. */
export const filler = ({ as }: OpenedApp) => ({
  open: (link: string, language = 'nl') => as(undefined, language).get(`/surveys/${link}`),
  submit: (link: string, answers: unknown, more: object = {}) =>
    as().post(`/surveys/${link}/`, { ...more, answers }),
});

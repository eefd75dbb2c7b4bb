import { queryOptions } from '@tanstack/react-query';
import { type SurveyTemplateRow, surveyTemplatesApi } from '@traject/contract/surveyTemplates';
import { call } from '../../platform/api.ts';

/** All that a survey can be made of there: who chooses must be able to reach every one. */
export const templateChoicesQuery = (organisation_id: number) =>
  queryOptions({
    queryKey: ['survey-templates', 'choices', organisation_id],
    queryFn: async ({ signal }) => {
      const page = (number: number) => {
        const query = { organisation_id, page: number, per_page: 100 };
        return call(surveyTemplatesApi.list, { query, signal });
      };
      const first = await page(1);
      const templates: SurveyTemplateRow[] = first.data;
      for (let next = 2; next <= first.meta.last_page; next += 1)
        templates.push(...(await page(next)).data);
      return templates;
    },
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestionInput } from '@traject/contract/common/surveyQuestions';
import {
  type SurveyTemplateInput,
  type SurveyType,
  surveyTemplatesApi,
  surveyTypes,
} from '@traject/contract/surveyTemplates';
import { call } from '../../platform/api.ts';

export type TemplateSearch = {
  /** As the address has it, which may be no type at all. */
  type?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

export const surveyTemplatesKey = ['survey-templates'];

export function surveyTemplatesQuery({ type, q, page }: TemplateSearch) {
  const query = { type: typeOf(type), q, page };
  return queryOptions({
    queryKey: [...surveyTemplatesKey, 'list', query],
    queryFn: ({ signal }) => call(surveyTemplatesApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

const typeOf = (given: string | undefined): SurveyType | undefined =>
  surveyTypes.find((type) => type === given);

export const surveyTemplateKey = (surveyTemplateId: number) => [
  ...surveyTemplatesKey,
  'one',
  surveyTemplateId,
];

export const surveyTemplateQuery = (surveyTemplateId: number) =>
  queryOptions({
    queryKey: surveyTemplateKey(surveyTemplateId),
    queryFn: ({ signal }) => call(surveyTemplatesApi.get, { params: { surveyTemplateId }, signal }),
  });

type MaybeNew = { surveyTemplateId: number | undefined };

export const saveTemplate = (
  { surveyTemplateId }: MaybeNew,
  input: SurveyTemplateInput,
  version?: number,
) =>
  surveyTemplateId === undefined
    ? call(surveyTemplatesApi.create, { body: input })
    : call(surveyTemplatesApi.update, {
        params: { surveyTemplateId },
        body: { title: input.title, version },
      });

export const archiveTemplate = (surveyTemplateId: number) =>
  call(surveyTemplatesApi.remove, { params: { surveyTemplateId } });

type Key = { surveyTemplateId: number; questionId: number };

/** Its type is sent once, when it is made. */
export const saveQuestion = (
  key: { surveyTemplateId: number; questionId: number | undefined },
  question: QuestionInput,
  version?: number,
) => {
  const { surveyTemplateId, questionId } = key;
  if (questionId === undefined)
    return call(surveyTemplatesApi.addQuestion, { params: { surveyTemplateId }, body: question });
  const { type: _, ...change } = question;
  return call(surveyTemplatesApi.updateQuestion, {
    params: { surveyTemplateId, questionId },
    body: { ...change, version },
  });
};

export const removeQuestion = (params: Key) => call(surveyTemplatesApi.removeQuestion, { params });

export const orderQuestions = (surveyTemplateId: number, ids: number[]) =>
  call(surveyTemplatesApi.order, { params: { surveyTemplateId }, body: { ids } });

import {
  type PublicSurvey,
  type SurveyAnswer,
  surveyPageApi,
} from '@traject/contract/common/surveyPage';
import { call } from '../../../platform/api.ts';

export const fetchSurvey = (token: string, signal?: AbortSignal) =>
  call(surveyPageApi.fetch, { params: { token }, ...(signal && { signal }) });

/** The whole survey goes along, as it came, with its answers in it. */
export const submitSurvey = (token: string, survey: PublicSurvey, answers: SurveyAnswer[]) => {
  const body = { ...survey, answers };
  return call(surveyPageApi.submit, { params: { token }, body });
};

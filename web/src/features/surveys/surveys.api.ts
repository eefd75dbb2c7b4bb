import { queryOptions } from '@tanstack/react-query';
import { remindersApi } from '@traject/contract/reminders';
import { type CompletionInput, surveysApi } from '@traject/contract/surveys';
import type { SurveyType } from '@traject/contract/surveyTemplates';
import { call } from '../../platform/api.ts';
import { isUnheard } from '../../platform/serverMessage.ts';
import { download } from '../../platform/transfer.ts';

export type Key = { trajectoryId: number; surveyId: number };

/** To whom a survey of each type goes. */
export type Recipients = Record<SurveyType, { name: string | null; email: string | null }>;

export type Of = { trajectoryId: number; organisationId: number; recipients: Recipients };

export const surveysKey = (trajectoryId: number) => ['surveys', trajectoryId];

export const surveysQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: surveysKey(trajectoryId),
    queryFn: ({ signal }) => call(surveysApi.list, { params: { trajectoryId }, signal }),
  });

export const resultsQuery = (params: Key) =>
  queryOptions({
    queryKey: [...surveysKey(params.trajectoryId), params.surveyId, 'results'],
    queryFn: ({ signal }) => call(surveysApi.results, { params, signal }),
  });

/**
 * Made first and then sent: one that could not be sent is not left behind. When no answer came back
 * it may have been sent: asking again is harmless, deleting it would leave a dead link in a mail.
 */
export async function createAndStart(trajectoryId: number, survey_template_id: number) {
  const body = { survey_template_id, answers: [] };
  const { id } = await call(surveysApi.create, { params: { trajectoryId }, body });
  const key = { trajectoryId, surveyId: id };
  return startSurvey(key)
    .catch((error: unknown) => {
      if (isUnheard(error)) return startSurvey(key);
      throw error;
    })
    .catch(async (error: unknown) => {
      if (!isUnheard(error)) await removeSurvey(key).catch(() => undefined);
      throw error;
    });
}

export const startSurvey = (params: Key) => call(surveysApi.start, { params });

export const changeSurvey = (params: Key, survey_template_id: number) =>
  call(surveysApi.update, { params, body: { survey_template_id } });

export const resendSurvey = (params: Key) => call(surveysApi.resend, { params });

export const setReminders = (params: Key, off: boolean) =>
  call(remindersApi.setSurvey, { params, body: { off } });

export const removeSurvey = (params: Key) => call(surveysApi.remove, { params });

export const downloadResults = (params: Key, name: string) =>
  download(surveysApi.resultsCsv, { params, name });

export const completeTrajectory = (trajectoryId: number, completion: CompletionInput) =>
  call(surveysApi.complete, { params: { trajectoryId }, body: completion });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentsApi } from '@traject/contract/documents';
import { reviewsApi } from '@traject/contract/reviews';
import { surveysApi } from '@traject/contract/surveys';
import { tasksApi } from '@traject/contract/tasks';
import { todayApi, type WaitingQuestion } from '@traject/contract/today';
import { call } from '../../platform/api.ts';
import type { DaySearch } from './daySearch.ts';

/** Under the tasks, so that whatever changes those refreshes it. */
export const todayKey = ['tasks', 'today'];

export const todayQuery = (query: DaySearch) =>
  queryOptions({
    queryKey: [...todayKey, query],
    queryFn: ({ signal }) => call(todayApi.get, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The same question with a new link, whatever it was about. */
export function askAgain({ question, trajectory }: WaitingQuestion): Promise<unknown> {
  const trajectoryId = trajectory.id;
  const { kind, record_id, version_id, party } = question;
  switch (kind) {
    case 'review':
      return call(reviewsApi.resend, { params: { trajectoryId }, body: {} });
    case 'document':
      return call(documentsApi.resend, {
        params: { trajectoryId, fileId: record_id, versionId: version_id ?? 0 },
        body: { party },
      });
    case 'survey':
      return call(surveysApi.resend, { params: { trajectoryId, surveyId: record_id } });
    case 'task':
      return call(tasksApi.send, { params: { trajectoryId, taskId: record_id } });
  }
}

import { remindersApi } from '@traject/contract/reminders';
import { call } from '../../../platform/api.ts';

export const setReminders = (evaluationId: number, off: boolean) =>
  call(remindersApi.setEvaluation, { params: { evaluationId }, body: { off } });

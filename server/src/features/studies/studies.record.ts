import { type StudyInput, studyInput } from '@traject/contract/studies';
import type { Acting } from '../../platform/http/serveRecord.ts';
import { refuseFull } from '../people/people.service.ts';
import { type Choices, checkStudy } from './checkStudy.ts';
import { getStudy, listStudies, studies } from './studies.queries.ts';

/** How it is kept, whoever keeps it. */
export const studyRecord = {
  rows: studies,
  rules: studyInput,
  list: listStudies,
  get: getStudy,
  check: async <V extends StudyInput>(
    { db, ownerId, organisations }: Acting,
    values: V,
    stored?: Choices,
  ): Promise<V> => {
    const checked = await checkStudy(db, { values, now: stored, organisations });
    if (!stored) await refuseFull(db, ownerId, 'client_studies');
    return checked;
  },
};

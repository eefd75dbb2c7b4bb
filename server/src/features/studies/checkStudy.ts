import type { StudyInput } from '@traject/contract/studies';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { checkChoice } from '../reference/reference.service.ts';
import { asksForName } from './studies.queries.ts';

export type Choices = Pick<StudyInput, 'study_id' | 'study_level_id'>;

/** Only the study without a name on the list takes a name of its own, and it needs one. */
export async function checkStudy<T extends StudyInput>(
  db: Db,
  { values, now, organisations }: { values: T; now?: Choices | undefined; organisations: number[] },
) {
  const { study_id, study_level_id } = values;
  const study = { id: study_id, now: now?.study_id, organisations };
  await checkChoice(db, 'studies', { field: 'study_id', ...study });
  const level = { id: study_level_id, now: now?.study_level_id, organisations };
  await checkChoice(db, 'study_levels', { field: 'study_level_id', ...level });
  if (!(await asksForName(db, study_id))) return { ...values, study_name: '' };
  if (!values.study_name) throw wrongField('study_name', 'required');
  return { ...values, study_name: values.study_name };
}

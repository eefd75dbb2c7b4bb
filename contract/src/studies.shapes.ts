import * as z from 'zod/mini';
import {
  civilDate,
  endsInOrder,
  id,
  named,
  optionalDate,
  optionalText,
  requiredText,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

const fields = {
  study_id: id,
  /**
   * Required where the study asks for a name of its own (`requires_custom_name`), otherwise empty.
   */
  study_name: optionalText(200),
  study_level_id: id,
  institute_name: requiredText(200),
  start_date: civilDate,
  end_date: optionalDate,
  finished: z.optional(z.boolean()),
};

type Ending = { finished?: boolean | undefined; end_date?: string | null | undefined };

export const studyInput = z.strictObject(fields).check(
  endsInOrder('start_date', 'end_date'),
  z.refine(({ finished, end_date }: Ending) => !finished || !!end_date, {
    path: ['end_date'],
    error: 'required',
  }),
);
export const studyChange = changeOf(fields);

export const study = z.object({
  id,
  study: named,
  study_name: z.string(),
  study_level: named,
  institute_name: z.string(),
  start_date: z.string(),
  end_date: z.nullable(z.string()),
  finished: z.boolean(),
  /** Whether whoever it is about wrote it as it is now. */
  by_client: z.boolean(),
  version,
});

export type StudyInput = z.infer<typeof studyInput>;
export type StudyChange = z.infer<typeof studyChange>;
export type Study = z.infer<typeof study>;

import { useQueryClient } from '@tanstack/react-query';
import { type Study, studyInput } from '@traject/contract/studies';
import { placeOf } from '../../platform/placeOf.ts';
import { choiceName } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { saveStudy, studiesQuery } from './studies.api.ts';
import type { useStudyChoices } from './useStudyChoices.ts';

type Choices = ReturnType<typeof useStudyChoices>;
type Options = {
  clientId: number;
  study: Study | undefined;
  choices: Choices;
  onSaved: (saved: Study) => void;
};

export function useStudyForm({ clientId, study, choices, onSaved }: Options) {
  const queries = useQueryClient();
  const query = studiesQuery(clientId);
  return useRecordForm({
    draft: placeOf({ client: clientId, study: study?.id }),
    start: study ? valuesOf(study) : newStudy,
    version: study?.version,
    schema: studyInput,
    toInput: (values) => toInput(values, choices),
    save: (input, version) => saveStudy({ clientId, studyId: study?.id }, input, version),
    load: async () => {
      const studies = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = studies.find(({ id }) => id === study?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    show: {
      study_id: (id) => choiceName(choices.studies, id),
      study_level_id: (id) => choiceName(choices.levels, id),
    },
    refresh: query.queryKey,
    done: 'notify.study.save_success',
    onSaved,
  });
}

type Values = ReturnType<typeof valuesOf>;

/** A name typed before another study was chosen stays in its box, but is not that study's. */
const toInput = (values: Values, { asksForName }: Choices) => ({
  ...values,
  study_id: Number(values.study_id),
  study_name: asksForName(values.study_id) ? values.study_name : '',
  study_level_id: Number(values.study_level_id),
  end_date: values.end_date || null,
});

const newStudy: Values = {
  study_id: null,
  study_name: '',
  study_level_id: null,
  institute_name: '',
  start_date: '',
  end_date: '',
  finished: false,
};

const valuesOf = (study: Study) => ({
  study_id: String(study.study.id) as string | null,
  study_name: study.study_name,
  study_level_id: String(study.study_level.id) as string | null,
  institute_name: study.institute_name,
  start_date: study.start_date,
  end_date: study.end_date ?? '',
  finished: study.finished,
});

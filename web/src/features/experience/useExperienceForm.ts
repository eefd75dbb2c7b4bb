import { useQueryClient } from '@tanstack/react-query';
import { type Experience, experienceInput } from '@traject/contract/experience';
import { placeOf } from '../../platform/placeOf.ts';
import { type Choices, choiceName } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { experienceQuery, saveExperience } from './experience.api.ts';

type Options = {
  clientId: number;
  experience: Experience | undefined;
  choices: Choices;
  onSaved: (saved: Experience) => void;
};

export function useExperienceForm({ clientId, experience, choices, onSaved }: Options) {
  const queries = useQueryClient();
  const query = experienceQuery(clientId);
  const key = { clientId, experienceId: experience?.id };
  return useRecordForm({
    draft: placeOf({ client: clientId, experience: experience?.id }),
    start: experience ? valuesOf(experience) : newExperience,
    version: experience?.version,
    schema: experienceInput,
    toInput,
    save: (input, version) => saveExperience(key, input, version),
    load: async () => {
      const all = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = all.find(({ id }) => id === experience?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    show: { job_working_area_id: (id) => choiceName(choices, id) },
    refresh: query.queryKey,
    done: 'notify.work_experience.save_success',
    onSaved,
  });
}

type Values = ReturnType<typeof valuesOf>;

const toInput = (values: Values) => ({
  ...values,
  job_working_area_id: Number(values.job_working_area_id),
  end_date: values.current_position ? null : values.end_date || null,
});

const newExperience: Values = {
  function_title: '',
  company_name: '',
  city: '',
  job_working_area_id: null,
  start_date: '',
  end_date: '',
  current_position: false,
};

const valuesOf = (experience: Experience) => ({
  function_title: experience.function_title,
  company_name: experience.company_name,
  city: experience.city,
  job_working_area_id: String(experience.job_working_area.id) as string | null,
  start_date: experience.start_date,
  end_date: experience.end_date ?? '',
  current_position: experience.current_position,
});

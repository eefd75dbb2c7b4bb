import { useQuery } from '@tanstack/react-query';
import type { Study } from '@traject/contract/studies';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';

/** What can be chosen, and whether a study on the list asks for a name of its own. */
export function useStudyChoices(study: Study | undefined) {
  const studies = useQuery(referenceQuery('studies'));
  const levels = useQuery(referenceQuery('studyLevels'));
  return {
    studies: choicesOf(studies.data, study?.study),
    levels: choicesOf(levels.data, study?.study_level),
    isError: studies.isError || levels.isError,
    asksForName: (chosen: string | null) => {
      const listed = studies.data?.find(({ id }) => String(id) === chosen);
      // Until the list is here, a record that has such a name shows that it has.
      if (!listed) return !!study?.study_name && chosen === String(study.study.id);
      return listed.requires_custom_name;
    },
  };
}

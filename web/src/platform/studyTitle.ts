import type { Study } from '@traject/contract/studies';

/** 'Mbo 3 Verzorgende IG'; a study that is not on the list goes by its own name. */
export const studyTitle = ({ study, study_name, study_level }: Study) =>
  `${study_level.name} ${study_name || study.name}`;

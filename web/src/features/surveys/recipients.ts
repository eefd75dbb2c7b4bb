import type { SurveyType } from '@traject/contract/surveyTemplates';

/** To whom a survey of each type goes. */
export type Recipients = Record<SurveyType, { name: string | null; email: string | null }>;

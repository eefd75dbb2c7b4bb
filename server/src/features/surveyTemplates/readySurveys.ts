import type { QuestionInput } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplateInput } from '@traject/contract/surveyTemplates';

export type ReadySurvey = Pick<SurveyTemplateInput, 'title' | 'type'> & {
  questions: QuestionInput[];
};
export type SurveyName = 'satisfaction' | 'lookingBack' | 'employer';
/** What an organisation can ask its clients and their employers from day one. */
export type ReadySurveys = Record<SurveyName, ReadySurvey>;

type Options = { label: string }[];

export const labelled = (...labels: string[]): Options => labels.map((label) => ({ label }));

export const statement = (options: Options, description: string): QuestionInput => ({
  type: 'likert',
  description,
  required: true,
  options,
});

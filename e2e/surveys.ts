import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import type { SurveyType } from '@traject/contract/common/surveyQuestions';
import type { Desk } from './desk.ts';

const options = (...labels: string[]) => labels.map((label) => ({ label }));

/** One of each kind; the open one may be skipped. */
const questions = [
  {
    type: 'likert',
    description: 'Mijn adviseur luistert goed naar mij.',
    options: options('Helemaal eens', 'Eens', 'Niet eens, niet oneens', 'Oneens'),
    required: true,
  },
  {
    type: 'multiple',
    description: 'Waar wilt u meer hulp bij?',
    options: options('Solliciteren', 'Een opleiding kiezen', 'Gesprek met mijn werkgever'),
    allow_other: true,
    required: true,
  },
  { type: 'scale', description: 'Welk cijfer geeft u de begeleiding?', required: true },
  { type: 'open', description: 'Wat kan er beter?', required: false },
] as const;

/** A separate template for each story, with a unique title. */
export async function aTemplate(call: Desk['call'], type: SurveyType) {
  const title = `Lijst ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await call<{ id: number }>('POST', '/survey-templates', { title, type });
  for (const question of questions)
    await call('POST', `/survey-templates/${id}/questions`, question);
  return { id, title };
}

/** What the server says about a link, for a page that is viewed without a trajectory. */
export const aPublicSurvey = (type: SurveyType): PublicSurvey => ({
  id: 1,
  created_at: '2026-11-09T10:00:00Z',
  survey_template_id: 1,
  survey_template: {
    id: 1,
    title: 'Hoe gaat het met uw traject?',
    type,
    questions: questions.map((question, place) => ({
      allow_other: false,
      ...question,
      id: place + 1,
      order: place + 1,
      options: ('options' in question ? question.options : []).map((option, number) => ({
        ...option,
        id: place * 10 + number + 1,
      })),
    })),
  },
  answers: [],
  recipient: { name: 'Fatima El Amrani' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: '030 230 01 00' },
  client: { name: 'Fatima El Amrani' },
  expires_at: '2027-02-07T10:00:00Z',
  answered_at: null,
});

import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import type { SurveyQuestion, SurveyType } from '@traject/contract/common/surveyQuestions';
import type { Survey } from '@traject/contract/surveys';

const optionsOf = (first: number, ...labels: string[]) =>
  labels.map((label, place) => ({ id: first + place, label }));

const aQuestion = (id: number, type: SurveyQuestion['type'], description: string) => ({
  id,
  type,
  description,
  required: true,
  order: id,
  options: [],
  allow_other: false,
});

/** One of each kind; the open one may be skipped. */
const questions: SurveyQuestion[] = [
  {
    ...aQuestion(1, 'likert', 'Mijn adviseur luistert.'),
    options: optionsOf(11, 'Eens', 'Oneens'),
  },
  {
    ...aQuestion(2, 'multiple', 'Waar wilt u hulp bij?'),
    options: optionsOf(21, 'Solliciteren', 'Scholing'),
    allow_other: true,
  },
  aQuestion(3, 'scale', 'Welk cijfer geeft u?'),
  { ...aQuestion(4, 'open', 'Wat kan er beter?'), required: false },
];

const asked = (type: SurveyType) => ({
  id: 7,
  created_at: '2026-11-09T10:00:00Z',
  survey_template_id: 3,
  survey_template: { id: 3, title: 'Hoe gaat het?', type, questions: structuredClone(questions) },
  answers: [],
});

/** As the page behind a link gets it. */
export const aPublicSurvey = (type: SurveyType = 'client'): PublicSurvey => ({
  ...asked(type),
  recipient: { name: 'Fatima El Amrani' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: null },
  client: { name: 'Fatima El Amrani' },
  answered_at: null,
  expires_at: '2027-02-07T10:00:00Z',
});

/** As it stands on a trajectory. */
export const aSurvey = (given: Partial<Survey> = {}): Survey => ({
  ...asked('client'),
  state: 'sent',
  recipient: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  sent_at: '2026-11-09T10:00:00Z',
  opened_at: null,
  answered_at: null,
  earlier: [],
  reminders_off: false,
  next_reminder_at: null,
  expires_at: '2027-02-07T10:00:00Z',
  mail: { state: 'sent', at: '2026-11-09T10:00:01Z' },
  ...given,
});

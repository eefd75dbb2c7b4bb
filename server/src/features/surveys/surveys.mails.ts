import type { Addressed, TrajectoryMail } from '../../platform/mail/letter.ts';
import { type MailTraits, ofCounselor, ordinary } from '../../platform/mail/traits.ts';

export type SurveysMails = {
  'survey-client': Omit<TrajectoryMail, 'client' | 'to_client'>;
  'survey-employer': Omit<TrajectoryMail, 'to_client'>;
  'survey-answered': Addressed & { who: string; survey: string; client: string };
};

export const surveysMails: MailTraits<SurveysMails> = {
  'survey-client': ofCounselor,
  'survey-employer': ofCounselor,
  'survey-answered': ordinary,
};

import chart from '../features/evaluations/chart/chart.en.ts';
import evaluation from '../features/evaluations/evaluation.en.ts';
import student_evaluations from '../features/evaluations/student/studentEvaluations.en.ts';
import experience from '../features/experience/experience.en.ts';
import profile from '../features/profile/profile.en.ts';
import studies from '../features/studies/studies.en.ts';
import mail_state from '../ui/mail/mailState.en.ts';
import picture from '../ui/picture/picture.en.ts';
import notify from './notifySchool.en.ts';

/** What an evaluation and a student's own profile say. */
export default {
  chart,
  evaluation,
  experience,
  mail_state,
  notify,
  picture,
  profile,
  student_evaluations,
  studies,
};

import chart from '../features/evaluations/chart/chart.nl.ts';
import evaluation from '../features/evaluations/evaluation.nl.ts';
import student_evaluations from '../features/evaluations/student/studentEvaluations.nl.ts';
import experience from '../features/experience/experience.nl.ts';
import profile from '../features/profile/profile.nl.ts';
import studies from '../features/studies/studies.nl.ts';
import mail_state from '../ui/mail/mailState.nl.ts';
import picture from '../ui/picture/picture.nl.ts';
import notify from './notifySchool.nl.ts';

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

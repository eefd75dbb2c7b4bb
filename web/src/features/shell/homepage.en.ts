import type { Texts } from '../../platform/texts.ts';
import type nl from './homepage.nl.ts';

export default {
  title: 'How do you use Traject?',
  intro: 'Choose what applies to you. Then you sign in.',
  evaluator: {
    title: 'I am an evaluator',
    text: 'You give your opinion on the work of a student. For example as a teacher, mentor or coach.',
  },
  student: {
    title: 'I am a student',
    text: 'You work on your portfolio and read what others think of your work.',
    elsewhere: 'Go to your e-portfolio',
  },
  student_url: '{{address}}',
  staff: 'Counselor, coordinator or administrator?',
  mail: 'Did you get an email with a link? Then open that link. There is nothing to choose here.',
} satisfies Texts<typeof nl>;

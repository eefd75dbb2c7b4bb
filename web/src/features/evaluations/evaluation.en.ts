import type { Texts } from '../../platform/texts.ts';
import type nl from './evaluation.nl.ts';

export default {
  title: 'Evaluation',
  texts: { result: 'Result', behaviour: 'Behaviour' },
  no_levels: { not_applicable: 'Not applicable here', not_seen: 'Not seen yet' },
  expired: 'Expired',
  student_role: 'Student’s opinion',
  back: { pending: 'Pending evaluations', student: 'Evaluations of {{name}}' },
  place: 'Evaluation {{number}} of {{total}}',
  failed: 'The evaluation could not be loaded',
  profile_failed: 'The profile could not be loaded',
  over: {
    teacher: 'You evaluate work process {{number}} as teacher',
    mentor: 'You evaluate work process {{number}} as mentor',
    coach: 'You evaluate work process {{number}} as coach',
    recipient: 'You evaluate work process {{number}} as care recipient',
    student: 'You evaluate yourself on work process {{number}}',
    other_student: 'You evaluate work process {{number}} as fellow student',
  },
  over_read: 'Work process {{number}}, {{role}}',
  others: 'Your evaluations of {{name}}',
  is_done: 'evaluated',
  is_open: 'open',
  wrote: '{{name}} wrote:',
  written: 'The request said:',
  question: 'Which level fits best at this moment?',
  comments: {
    label: 'Remarks',
    hint: 'What did you see {{name}} do? {{name}} reads this too.',
    own_hint: 'What makes you think so? Give an example.',
    count: '{{count}} of {{most}} characters',
  },
  save: 'Save and next',
  save_last: 'Save',
  after: 'After saving you go on to the next evaluation.',
  after_last: 'This is your last pending evaluation.',
  correct: {
    action: 'Correct this evaluation',
    until: 'You can do so for {{hours}} hours after you gave it.',
    hint: 'The student reads the corrected evaluation.',
    done: 'Your evaluation has been corrected.',
  },
  choose_first: 'Choose a level first.',
  withdrawn:
    'This evaluation is no longer asked for: the request was withdrawn. Go on with your pending evaluations.',
  unheard:
    'The connection was lost. Your evaluation may have been saved already. Save it again: that does no harm.',
  restored: {
    title: 'You had begun here already',
    text: 'What you filled in on {{date}} is back. It has not been saved yet.',
    discard: 'Start again',
  },
  left: {
    title: 'You typed this here, but it was not saved',
    discard: 'Throw this away',
  },
  given: {
    level: 'Level',
    by: 'Evaluated by {{name}} on {{date}}',
    no_comments: 'No remarks were given.',
    waiting: 'Not evaluated yet',
    covered: 'Not to be seen yet',
    covered_text:
      'You will see the level of {{name}} after you have evaluated this work process yourself.',
    covered_short: 'After yours',
    waiting_text: 'Asked of {{name}} on {{date}}. It can be evaluated up to and including {{end}}.',
  },
  profile: {
    label: 'Profile of {{name}}',
    more: 'See the whole profile',
    less: 'Show less of the profile',
  },
  next: { title: 'Next evaluation', wait: 'Looking for the next evaluation…' },
  notify: {
    evaluation: {
      save_success: 'Your evaluation has been saved.',
      save_error: 'Your evaluation was not saved.',
      none_left: 'You have no more pending evaluations.',
      not_found: 'We cannot find evaluation {{id}}.',
    },
    student: { not_found: 'We cannot find student {{id}}.' },
  },
} satisfies Texts<typeof nl>;

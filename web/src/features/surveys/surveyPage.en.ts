import type { Texts } from '../../platform/texts.ts';
import type nl from './surveyPage.nl.ts';

export default {
  about: 'It is about the trajectory of {{name}}.',
  intro:
    '{{questions}}, about {{minutes}}. {{name}} and colleagues at {{organisation}} can read your answers.',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  progress: 'Progress',
  done: '{{done}} of {{total}} filled in',
  number: 'Question {{number}} of {{total}}',
  number_optional: 'Question {{number}} of {{total}}, you may skip it',
  several: 'You may choose more than one answer.',
  other: 'Something else',
  other_label: 'Write here what else',
  clear: 'Clear my choice',
  open: 'Write your answer here',
  count: '{{count}} of {{most}} characters',
  lowest: '1 is the lowest',
  highest: '10 is the highest',
  start: 'This stands at {{number}} now, but does not count yet. Choose a number.',
  choose: 'I choose {{number}}',
  left_one: 'You still have to answer {{count}} question.',
  left_other: 'You still have to answer {{count}} questions.',
  to_missing: 'Go to the question',
  submit: 'Send my answers',
  reset: 'Start again',
  ask_reset: {
    title: 'Start again?',
    message: 'Everything that you filled in is deleted then.',
    yes: 'Yes, start again',
    no: 'No, go on',
  },
  kept: 'Your answers stay on this device until you send them. You can send them once.',
  until: 'This page works until {{date}}.',
  invalid: {
    title: 'Sending did not succeed',
    text: 'The submitted form contains invalid information or missing required fields.',
    kept: 'Your answers are not lost. Go back, check them and try again.',
    back: 'Back to the questions',
  },
  submitted: {
    title: 'Thank you for your answers',
    text: 'The form has been submitted successfully.',
    after:
      '{{name}} and colleagues at {{organisation}} can read your answers. You can close this page.',
  },
} satisfies Texts<typeof nl>;

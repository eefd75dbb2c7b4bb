import type { Texts } from '../../../platform/texts.ts';
import type nl from './appointmentPage.nl.ts';

export default {
  intro: {
    party: '{{name}} of {{organisation}} has invited you to this appointment.',
    colleague: '{{name}} has invited you to this appointment.',
  },
  cancelled: {
    party: 'This appointment is cancelled. You need not do anything.',
    colleague: 'This appointment is cancelled. You need not do anything.',
  },
  when: 'When',
  times: '{{day}}, {{start}} to {{end}}',
  where: 'Where',
  video: 'Video call',
  with: 'With',
  text: 'Explanation',
  dates_one: '{{count}} more time',
  dates_other: '{{count}} more times',
  yes: 'I am coming',
  no: 'I cannot come',
  line: {
    party: 'Would you like to add something? You may leave this empty.',
    colleague: 'Would you like to add something? You may leave this empty.',
  },
  said: {
    none: { party: 'Are you coming?', colleague: 'Are you coming?' },
    yes: { party: 'You said: I am coming.', colleague: 'You said: I am coming.' },
    no: { party: 'You said: I cannot come.', colleague: 'You said: I cannot come.' },
  },
  counts_for_all: {
    party: 'Your answer counts for all times that are still to come.',
    colleague: 'Your answer counts for all times that are still to come.',
  },
  until: {
    party: 'You can change your answer until the appointment begins.',
    colleague: 'You can change your answer until the appointment begins.',
  },
  download: 'Add to my calendar',
} satisfies Texts<typeof nl>;

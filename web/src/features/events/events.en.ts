import words from '@traject/contract/common/eventWords/words.en';
import type { Texts } from '../../platform/texts.ts';
import type nl from './events.nl.ts';

export default {
  title: 'Log',
  intro: 'Who did what, when and to what. Nobody can change the log.',
  failed: 'Loading the log failed',
  none_found: 'Nothing found',
  none_found_text: 'Change the filters, or choose a longer period.',
  when: 'When',
  who: 'Who',
  what: 'What',
  record: 'Record',
  times: '{{count}} times in a quarter of an hour',
  outcome: 'Outcome',
  outcomes: { all: 'Succeeded and refused', done: 'Only succeeded', refused: 'Only refused' },
  from: 'From',
  to: 'Until',
  person: 'Person',
  find_person: 'Search by name or email address',
  only_person: 'Only {{name}}',
  only_record: 'Only {{record}}',
  show_person: 'Show everything by {{name}}',
  show_record: 'Show everything about {{record}}',
  read: 'Read the text',
  all_organisations: 'All organisations',
  act: 'Action',
  all_acts: 'All actions',
  from_after_to: 'This day is after ‘Until’.',
  csv: 'Download as CSV',
  ...words,
} satisfies Texts<typeof nl>;

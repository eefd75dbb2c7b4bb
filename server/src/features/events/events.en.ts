import type nl from './events.nl.ts';

const texts: typeof nl = {
  labels: {
    record: 'Subject',
    action: 'Action',
    person_id: 'Person',
    from: 'From',
    to: 'Until',
  },
  words: {
    csv: {
      title: 'Log',
      heads: ['Moment', 'Who', 'What', 'What changed', 'Subject', 'Organisation', 'How often'],
    },
  },
};
export default texts;

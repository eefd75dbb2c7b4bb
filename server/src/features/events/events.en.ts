import type nl from './events.nl.ts';

const texts: typeof nl = {
  labels: {
    record: 'Subject',
    action: 'Action',
    person_id: 'Person',
    from: 'From',
    to: 'Until',
    session: 'Session',
  },
  words: {
    csv: {
      title: 'Log',
      heads: [
        ...['Moment', 'Who', 'What', 'What changed', 'Subject', 'Organisation', 'How often'],
        ...['Device', 'Address', 'Session'],
      ],
    },
  },
};
export default texts;

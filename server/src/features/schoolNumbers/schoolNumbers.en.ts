import type nl from './schoolNumbers.nl.ts';

const texts: typeof nl = {
  words: {
    heads: ['What', 'Whose or when', 'Number'],
    asked: {
      asked: 'Asked',
      answered: 'Answered',
      expired: 'Expired',
      open: 'Open',
      days: 'Days to answer (median)',
    },
    levels: {
      starter: 'Level Starter',
      advanced: 'Level Advanced',
      professional: 'Level Professional',
    },
    rose: 'Last rose',
    never: 'no level yet',
  },
};
export default texts;

import type nl from './payers.nl.ts';

const texts: typeof nl = {
  errors: {
    'payer.name_taken': 'There already is a payer with this name. Choose it from the list.',
  },
  labels: {
    oin: 'OIN',
    country: 'Country',
    reference: 'Reference',
  },
};
export default texts;

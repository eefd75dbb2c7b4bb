import type nl from './invoiceRepeats.nl.ts';

const texts: typeof nl = {
  errors: {
    'invoice_repeat.no_credit': 'A credit note does not come again.',
    'invoice_repeat.past': 'Choose today or a later day.',
  },
  labels: {
    every_months: 'How often',
    first_on: 'The first time on',
    until: 'Up to and including',
  },
};
export default texts;

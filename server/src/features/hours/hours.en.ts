import type nl from './hours.nl.ts';

const texts: typeof nl = {
  errors: {
    'hours.agreed_in_use': 'Hours have been recorded for this. Delete those hours first.',
    'hours.billed': 'These hours are on an invoice. They can no longer be changed.',
  },
  labels: {
    invoice_product_id: 'Product',
    agreed_product_id: 'Agreement',
    worked_on: 'Date',
    kind: 'Kind',
    remark: 'Remark',
  },
  words: {
    on: (date) => `On ${date}`,
    from: (first, last) => `From ${first} to ${last}`,
  },
};
export default texts;

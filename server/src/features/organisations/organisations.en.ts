import type nl from './organisations.nl.ts';

const texts: typeof nl = {
  labels: {
    kvk_number: 'KvK number',
    vat_number: 'VAT number',
    iban: 'IBAN',
    payment_term_days: 'Payment term (days)',
    evaluation_expiry_days: 'Evaluation expires after (days)',
    logo: 'Logo',
    listed: 'Listed when registering',
  },
};
export default texts;

const texts = {
  errors: {
    'invoice_repeat.no_credit': 'Een creditfactuur komt niet terug.',
    'invoice_repeat.past': 'Kies een dag vanaf vandaag.',
  },
  labels: {
    every_months: 'Hoe vaak',
    first_on: 'De eerste keer op',
    until: 'Tot en met',
  },
};
export default texts;

const texts = {
  labels: {
    kvk_number: 'KvK-nummer',
    vat_number: 'Btw-nummer',
    iban: 'IBAN',
    payment_term_days: 'Betaaltermijn (dagen)',
    evaluation_expiry_days: 'Beoordeling verloopt na (dagen)',
    logo: 'Logo',
    listed: 'In de lijst bij registreren',
  },
};
export default texts;

const texts = {
  labels: {
    kvk_number: 'KvK-nummer',
    vat_number: 'Btw-nummer',
    iban: 'IBAN',
    payment_term_days: 'Betaaltermijn (dagen)',
    evaluation_expiry_days: 'Beoordeling verloopt na (dagen)',
    logo: 'Logo',
    trajectory_visibility: 'Zichtbaarheid van trajecten',
    listed: 'In de lijst bij registreren',
    profile_roles: 'Wie het profiel van een student ziet',
    chart_roles: 'Wie de grafiek van een student ziet',
    blind_evaluations: 'Niveaus van anderen pas zien na de eigen beoordeling',
    accent_color: 'Kleur',
    portal_greeting: 'Welkomsttekst op Mijn traject',
    portal_help: 'Hulp op Mijn traject',
  },
};
export default texts;

import type nl from './organisations.nl.ts';

const texts: typeof nl = {
  labels: {
    kvk_number: 'KvK number',
    vat_number: 'VAT number',
    iban: 'IBAN',
    payment_term_days: 'Payment term (days)',
    evaluation_expiry_days: 'Evaluation expires after (days)',
    logo: 'Logo',
    trajectory_visibility: 'Visibility of trajectories',
    listed: 'Listed when registering',
    profile_roles: 'Who sees the profile of a student',
    chart_roles: 'Who sees the chart of a student',
    blind_evaluations: 'See levels of others only after giving one’s own',
    accent_color: 'Colour',
    portal_greeting: 'Welcome text on My trajectory',
    portal_help: 'Help on My trajectory',
  },
};
export default texts;

export default {
  errors: {
    'reminders.nobody_waits':
      'Hier wacht niemand meer op een antwoord. Er gaan geen herinneringen uit.',
  },
  labels: { off: 'Herinneringen uit' },
};

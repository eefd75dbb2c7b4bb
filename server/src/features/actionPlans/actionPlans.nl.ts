const texts = {
  errors: {
    'action_plan.other_steps':
      'De stappen zijn ondertussen gewijzigd. Kijk welke stappen er nu zijn en probeer het opnieuw.',
  },
  labels: {
    steps: 'Stappen',
    doer: 'Wie doet het',
    anchor: 'Gerekend vanaf',
    amount: 'Aantal',
    unit: 'Dagen of weken',
    move: 'Verschuiven',
  },
};
export default texts;

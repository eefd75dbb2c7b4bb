const texts = {
  errors: {
    'trajectory.not_to_client':
      'Het traject kan alleen naar de cliënt als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
    'trajectory.not_to_employer':
      'Het traject kan alleen naar de werkgever als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
    'trajectory.nobody_awaited':
      'Het traject wacht nu op niemand. Er is niets opnieuw te versturen.',
  },
  labels: {
    trajectory_plan: 'Trajectplan',
    proposal: 'Offerte',
  },
};
export default texts;

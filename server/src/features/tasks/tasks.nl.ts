const texts = {
  errors: {
    'task.one_doer': 'Kies één iemand die dit doet: een collega, de cliënt of de werkgever.',
    'task.unseen':
      '{{name}} kan dit traject niet zien. Voeg deze collega eerst toe aan het traject, of kies iemand anders.',
    'task.is_done': 'Deze taak is al gedaan. Zet de taak eerst weer open.',
    'task.already_done': 'Deze taak is net al afgevinkt. Je regel is niet bewaard.',
    'task.done_before': 'Deze taak is al afgevinkt. U hoeft niets meer te doen.',
    'task.no_party': 'Deze taak is voor een collega. Er is niemand om te mailen.',
  },
  labels: {
    party: 'Voor wie',
    due_on: 'Uiterlijk op',
    done_at: 'Gedaan op',
  },
};
export default texts;

const texts = {
  errors: {
    'evaluation_link.nothing_left':
      'Deze beoordelingen staan niet meer voor u open. Er is niets overgedragen.',
    'evaluation_link.yourself':
      'Dit is uw eigen e-mailadres. Vul het adres in van de collega die het wel weet.',
    'evaluation_link.the_student':
      'Dit is het e-mailadres van de student. Draag de beoordeling over aan een collega.',
  },
  labels: { evaluation_ids: 'Beoordelingen', no_level: 'Geen niveau' },
};
export default texts;

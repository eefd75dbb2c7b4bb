const texts = {
  errors: {
    'member.may_not_share':
      'Je werkt als collega mee aan dit traject. Alleen de adviseur, een teamleider, een coördinator of een beheerder kan anderen toevoegen of weghalen.',
    'member.for_a_while':
      'Je werkt tijdelijk mee aan dit traject. Vraag de adviseur om het e-mailadres van de cliënt of de contactpersoon te veranderen.',
  },
  labels: {
    until: 'Tot en met',
  },
};
export default texts;

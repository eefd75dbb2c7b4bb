const texts = {
  errors: {
    'member.may_not_share':
      'Je werkt als collega mee aan dit traject. Alleen de adviseur, een teamleider, een coördinator of een beheerder kan anderen toevoegen of weghalen.',
  },
  labels: {
    until: 'Tot en met',
  },
};
export default texts;

export default {
  title: 'Testen',
  add: 'Test toevoegen',
  create: 'Nieuwe test',
  edit: 'Test bewerken',
  name: 'Test {{main}}, {{sub}}',
  closed: 'Afgesloten',
  open: 'Nog open',
  price_hint: 'In euro’s, zoals 12,50',
  empty: 'Nog geen testen',
  empty_text: 'Voeg testen toe die de cliënt maakt of heeft gemaakt.',
  failed: 'Testen laden is niet gelukt',
  remove: {
    title: 'Test verwijderen?',
    message: '{{name}} verdwijnt uit dit traject. Dat kun je niet terugdraaien.',
  },
  notify: {
    test: {
      save_success: 'De test is opgeslagen.',
      delete_success: 'De test is verwijderd.',
      delete_error: 'De test is niet verwijderd.',
    },
  },
};

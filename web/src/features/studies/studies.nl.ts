export default {
  title: 'Opleidingen',
  add: 'Opleiding toevoegen',
  create: 'Nieuwe opleiding',
  edit: 'Opleiding bewerken',
  ongoing: 'heden',
  by_client: 'Door de cliënt zelf ingevuld',
  diploma: 'Diploma behaald',
  no_diploma: 'Geen diploma',
  running: 'Nog bezig',
  empty: 'Nog geen opleidingen',
  empty_text: 'Voeg scholen, cursussen en diploma’s toe.',
  failed: 'Opleidingen laden is niet gelukt',
  choices_failed: 'De keuzes laden is niet gelukt.',
  remove: {
    title: 'Opleiding verwijderen?',
    message: '{{name}} verdwijnt uit het profiel. Dat kun je niet terugdraaien.',
  },
  notify: {
    study: {
      save_success: 'De opleiding is opgeslagen.',
      delete_success: 'De opleiding is verwijderd.',
      delete_error: 'De opleiding is niet verwijderd.',
    },
  },
};

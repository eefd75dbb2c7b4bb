export default {
  title: 'Werkervaring',
  add: 'Werkervaring toevoegen',
  create: 'Nieuwe werkervaring',
  edit: 'Werkervaring bewerken',
  name: '{{title}} bij {{company}}',
  ongoing: 'heden',
  by_client: 'Door de cliënt zelf ingevuld',
  empty: 'Nog geen werkervaring',
  empty_text: 'Voeg banen en stages toe. Ze staan ook in het profiel dat een beoordelaar ziet.',
  failed: 'Werkervaring laden is niet gelukt',
  choices_failed: 'De werkgebieden laden is niet gelukt.',
  remove: {
    title: 'Werkervaring verwijderen?',
    message: '{{name}} verdwijnt uit het profiel. Dat kun je niet terugdraaien.',
  },
  notify: {
    work_experience: {
      save_success: 'De werkervaring is opgeslagen.',
      delete_success: 'De werkervaring is verwijderd.',
      delete_error: 'De werkervaring is niet verwijderd.',
    },
  },
};

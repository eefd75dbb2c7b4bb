export default {
  add: 'Foto toevoegen',
  change: 'Foto wijzigen',
  of: 'Foto van {{name}}',
  title: 'Profielfoto',
  preview: 'Zo komt de foto eruit te zien',
  new: 'Nieuwe foto',
  save: 'Foto opslaan',
  remove: 'Foto verwijderen',
  ask_remove: {
    title: 'Foto verwijderen?',
    message: 'De foto van {{name}} verdwijnt. Dat kun je niet terugdraaien.',
  },
  notify: {
    picture: {
      save_success: 'De foto is opgeslagen.',
      delete_success: 'De foto is verwijderd.',
      delete_error: 'De foto is niet verwijderd.',
    },
  },
};

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
};

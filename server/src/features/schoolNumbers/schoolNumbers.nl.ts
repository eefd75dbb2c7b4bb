const texts = {
  words: {
    heads: ['Wat', 'Van wie of wanneer', 'Aantal'],
    asked: {
      asked: 'Gevraagd',
      answered: 'Beantwoord',
      expired: 'Verlopen',
      open: 'Open',
      days: 'Dagen tot antwoord (mediaan)',
    },
    levels: {
      starter: 'Niveau Starter',
      advanced: 'Niveau Gevorderd',
      professional: 'Niveau Professional',
    },
    rose: 'Laatst gestegen',
    never: 'nog geen niveau',
  },
};
export default texts;

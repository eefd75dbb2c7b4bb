const texts = {
  errors: {
    'note.of_another':
      'Deze notitie is van een collega. Alleen die collega en een coördinator kunnen de notitie wijzigen.',
  },
};
export default texts;

const texts = {
  errors: {
    'note.of_another':
      'Deze notitie is van een collega. Alleen wie haar schreef en een coördinator kunnen haar wijzigen.',
  },
};
export default texts;

const texts = {
  errors: {
    'application.readonly':
      'Deze sollicitatie komt uit het portfolio van de cliënt. Alleen de cliënt kan die wijzigen.',
  },
};
export default texts;

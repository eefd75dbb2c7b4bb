const texts = {
  errors: {
    'application.readonly':
      'Deze sollicitatie komt uit het portfolio van de cliënt. Alleen de cliënt kan die wijzigen.',
    'application.of_staff':
      'Deze sollicitatie heeft uw adviseur toegevoegd. U kunt die niet wijzigen.',
  },
};
export default texts;

const texts = {
  errors: {
    'trajectory.not_complete':
      'Het traject kan alleen worden afgerond als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
    'trajectory.not_finished': 'Kies een status waarmee het traject is afgerond.',
    'survey.no_questions':
      'De vragenlijst ‘{{title}}’ heeft nog geen vragen. Voeg eerst een vraag toe.',
    'survey.not_sent': 'Deze vragenlijst is nog niet verstuurd.',
    'survey.answered': 'Deze vragenlijst is al ingevuld. Hij kan niet meer worden gewijzigd.',
    'survey.answer_missing': 'Beantwoord ook deze vraag: ‘{{question}}’.',
    'survey.answer_wrong': 'Dit antwoord past niet bij de vraag ‘{{question}}’.',
    'survey.answer_long':
      'Het antwoord op de vraag ‘{{question}}’ is te lang. Gebruik hoogstens {{most}} tekens.',
    'survey.answer_twice': 'De vraag ‘{{question}}’ kan maar één antwoord hebben.',
    'survey.answer_unknown':
      'Er is een antwoord op een vraag die niet in deze vragenlijst staat. Laad de pagina opnieuw.',
  },
  labels: {
    survey_template_id: 'Vragenlijst',
    survey_question_id: 'Vraag',
    answers: 'Antwoorden',
    answer: 'Antwoord',
    client_survey_template_id: 'Vragenlijst voor de cliënt',
    employer_survey_template_id: 'Vragenlijst voor de werkgever',
  },
  words: {
    csv: {
      heads: ['Nummer', 'Vraag', 'Soort vraag', 'Antwoord', 'Ingevuld door', 'Ingevuld op'],
      types: {
        likert: 'Eén keuze',
        multiple: 'Meer keuzes',
        open: 'Open vraag',
        scale: 'Cijfer van 1 tot 10',
      },
    },
  },
};
export default texts;

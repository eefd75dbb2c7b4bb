const texts = {
  errors: {
    'survey_template.too_many_questions': 'Een vragenlijst kan hoogstens {{most}} vragen hebben.',
    'survey_template.other_questions':
      'De vragen zijn ondertussen gewijzigd. Kijk welke vragen er nu zijn en kies de volgorde opnieuw.',
    'survey_question.gone': 'Deze vraag is er niet meer.',
  },
  labels: {
    required: 'Verplicht',
    options: 'Antwoorden',
    label: 'Antwoord',
    allow_other: 'Eigen antwoord',
  },
};
export default texts;

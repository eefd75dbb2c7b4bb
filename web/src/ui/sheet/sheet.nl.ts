export default {
  loading: {
    title: 'Een moment',
    page: 'We openen de pagina voor u.',
    answer: 'We versturen uw antwoord.',
  },
  invalid: {
    title: 'We kunnen deze pagina niet openen',
    text: 'Deze link is niet (meer) geldig. Controleer de link en probeer het opnieuw!',
    hint: 'Open de hele link uit de mail. Werkt dat niet? Beantwoord de mail en vraag om een nieuwe link.',
  },
  mine: 'Naar mijn eigen pagina',
  question: 'Hebt u een vraag? Stel die aan {{name}}:',
  failed: {
    title: 'De pagina openen is niet gelukt',
    hint: 'Kijk of u internet hebt. Probeer het dan opnieuw.',
  },
  cannot_view: 'Dit apparaat kan het document hier niet tonen. Het wordt gedownload.',
  file: {
    choose: 'Voeg een foto of bestand toe',
    other_file: 'Kies een ander bestand',
    chosen: 'Gekozen: {{name}}.',
    without_file: 'Toch geen bestand',
    too_big: 'Dit bestand is te groot. Het mag hoogstens 25 MB zijn.',
  },
  notify: {
    general_error: 'Er ging iets mis. Probeer het opnieuw.',
    download_errror: 'Downloaden is niet gelukt.',
  },
};

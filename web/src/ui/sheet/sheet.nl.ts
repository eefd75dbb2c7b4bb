export default {
  loading: {
    title: 'Een moment',
    page: 'We openen de pagina voor u.',
    answer: 'We versturen uw antwoord.',
  },
  invalid: {
    title: 'Deze link werkt niet',
    text: 'Deze link is niet (meer) geldig. Controleer de link en probeer het opnieuw!',
    hint: 'Open de link nog een keer vanuit de mail. Werkt dat niet? Vraag dan uw adviseur om een nieuwe link.',
  },
  failed: {
    title: 'De pagina openen is niet gelukt',
    hint: 'Kijk of u internet hebt. Probeer het dan opnieuw.',
  },
};

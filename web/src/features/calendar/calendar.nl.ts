export default {
  title: 'Agenda in Outlook, Google of Apple',
  intro:
    'Met een geheim adres staan je afspraken ook in je eigen agenda. Kies daar ‘agenda toevoegen via internet’ en plak het adres. Geef het adres aan niemand anders.',
  failed: 'Je agenda-adres laden is niet gelukt',
  none: 'Nog geen adres.',
  made: 'Adres gemaakt op {{date}}.',
  names: 'Namen van cliënten staan erin.',
  initials: 'Van cliënten staan alleen de voorletters erin.',
  make: 'Maak een adres',
  replace: 'Vervang het adres',
  off: 'Zet uit',
  done: 'Het adres is gemaakt.',
  is_off: 'Het adres werkt niet meer.',
  address: 'Je agenda-adres',
  once: 'Je ziet dit adres alleen nu. Kopieer het.',
  copy: 'Kopieer het adres',
  copied: 'Het adres is gekopieerd.',
  not_copied: 'Kopiëren is niet gelukt. Selecteer het adres en kopieer het zelf.',
  ask: {
    replace: 'Adres vervangen?',
    off: 'Adres uitzetten?',
    message:
      'Het oude adres werkt dan niet meer. Agenda’s die het gebruiken, worden niet meer bijgewerkt.',
  },
};

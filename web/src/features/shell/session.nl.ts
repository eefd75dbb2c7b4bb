export default {
  ends: 'Je wordt om {{time}} uitgelogd',
  kept: 'Wat je typt, blijft op dit apparaat bewaard. Na het inloggen kun je het terugzetten.',
  stay: 'Blijf ingelogd',
  found: 'Je typte iets dat niet is opgeslagen',
  found_text:
    'Open het formulier waarin je bezig was om het terug te zetten. Heb je het niet meer nodig, gooi het dan weg.',
  discard: 'Gooi het weg',
};

const texts = {
  errors: {
    'portfolios.blind':
      'Je bent zelf nog gevraagd om deze student te beoordelen. Geef eerst je eigen oordeel; daarna kun je het portfolio openen.',
    'portfolios.changed':
      'Er is net iets aan de bewijzen gewijzigd. Er is niets verzegeld. Probeer het opnieuw.',
    'portfolios.not_yours': 'Je kunt je eigen portfolio niet verzegelen of intrekken.',
    'portfolios.withdrawn': 'Dit portfolio is al ingetrokken.',
    'portfolios.unknown_code':
      'We kennen deze code niet. Kijk of je de code precies zo hebt overgenomen als hij op het portfolio staat.',
  },
  words: {
    title: 'Portfolio',
    draft: 'Concept',
    draft_line: 'Concept: niet verzegeld',
    draft_note:
      'Dit is een concept van {{date}}. Het is niet verzegeld: wat erin staat kan nog veranderen en is niet te controleren.',
    sealed: 'Verzegeld op {{at}} door {{by}}',
    check:
      'Controleer dit portfolio op het adres hieronder, of vul daar de code in. Daar staat wat verzegeld is, en of het nog geldt.',
    code: 'Code',
    of: 'van {{name}}',
    diploma: 'Opleiding',
    crebo: 'crebo {{code}}',
    edition: 'editie {{edition}}',
    overview: 'Overzicht',
    chart: 'Niveau per werkproces',
    chart_alt: 'Staafdiagram van het niveau per werkproces, van 0 tot 3. {{levels}}.',
    process: 'Werkproces',
    level: 'Niveau',
    date: 'Datum',
    role: 'Rol',
    by: 'Beoordeeld door',
    none: 'Nog geen niveau',
    counts: 'telt in het overzicht',
    answers: 'Beoordelingen',
    no_answers: 'Nog geen beoordelingen.',
    remark: 'Opmerking',
    evidence: 'Bewijs',
    no_evidence: 'Geen bewijs.',
    what: 'Wat',
    how: 'Hoe',
    learned: 'Geleerd',
    file: 'Bestand',
    seen: 'Bekeken door {{names}}',
    rule: 'Het laatste niveau dat een ander gaf telt. Gaf niemand anders een niveau, dan telt het laatste eigen oordeel van de student.',
    missing_signs: 'Een teken dat we niet kunnen afdrukken staat hier als □.',
    zip: {
      readme: 'LEESMIJ.txt',
      files: 'bestanden',
      sealed:
        'Dit is het verzegelde portfolio van {{student}} ({{diploma}}).\n\nportfolio.pdf: het portfolio.\nportfolio.json: waarop het rust, en de verzegeling (een JWS, ondertekend met de sleutel op {{keys}}).\ncontents.json: wat erin staat.\n{{folder}}/: de bestanden. Van elk staat de SHA-256 in portfolio.json, ook van contents.json.\n\nControleren: {{address}}',
      draft:
        'Dit is een concept van het portfolio van {{student}} ({{diploma}}). Het is niet verzegeld.\n\nportfolio.pdf: het portfolio.\ncontents.json: wat erin staat.\n{{folder}}/: de bestanden.',
      gone: 'Deze bestanden zijn er niet meer. Ze zijn na het verzegelen verwijderd:',
      closed:
        'Deze bestanden zijn niet meegegeven. Ze zijn nog niet op virussen gecontroleerd, of er is een virus in gevonden:',
    },
  },
};
export default texts;

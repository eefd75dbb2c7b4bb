export default {
  title: 'Traject',
  back: 'Trajecten',
  side: 'Traject en notities',
  jump: 'Onderdelen van dit traject',
  go_to: 'Ga naar',
  ask: 'Vraag toegang',
  closed: 'Je ziet het traject van {{client}} niet meer.',
  failed: 'Dit traject laden is niet gelukt',
};

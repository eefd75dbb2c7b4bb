export default {
  title: 'Traject',
  back: 'Trajecten',
  side: 'Traject en notities',
  failed: 'Dit traject laden is niet gelukt',
};

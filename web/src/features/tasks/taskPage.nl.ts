export default {
  asks: {
    client: '{{name}} van {{organisation}} vraagt u om dit te doen voor uw traject.',
    employer:
      '{{name}} van {{organisation}} vraagt u om dit te doen voor het traject van {{client}}.',
  },
  due: 'Graag uiterlijk {{date}}.',
  line: 'Wilt u er iets bij schrijven? Dat hoeft niet.',
  failed: 'Het versturen is niet gelukt. Probeer het opnieuw.',
  submit: 'Ik heb dit gedaan',
  sending: 'Versturen… {{percent}}%',
  readers: '{{name}} en collega’s van {{organisation}} kunnen lezen wat u stuurt.',
  until: 'Deze pagina werkt tot {{date}}. U kunt één keer antwoorden.',
  done: {
    title: 'Deze taak is gedaan',
    at: 'U hebt dit afgevinkt op {{date}}.',
    by_staff: 'Uw adviseur heeft dit afgevinkt op {{date}}.',
    said: 'U schreef erbij',
    file: 'U stuurde het bestand {{name}} mee.',
    after: 'U hoeft niets meer te doen. U kunt deze pagina sluiten.',
  },
};

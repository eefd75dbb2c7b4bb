const texts = {
  labels: {
    record: 'Onderwerp',
    action: 'Handeling',
    person_id: 'Persoon',
    from: 'Vanaf',
    to: 'Tot en met',
    session: 'Sessie',
  },
  words: {
    csv: {
      title: 'Logboek',
      heads: [
        ...['Moment', 'Wie', 'Wat', 'Wat er veranderde', 'Waaraan', 'Organisatie', 'Hoe vaak'],
        ...['Apparaat', 'Adres', 'Sessie'],
      ],
    },
  },
};
export default texts;

const texts = {
  labels: {
    achieved: 'Behaald',
    expiration_date: 'Geldig tot',
    speak: 'Spreken',
    read: 'Lezen',
    write: 'Schrijven',
  },
};
export default texts;

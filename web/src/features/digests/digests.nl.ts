export default {
  title: 'Weekoverzicht per e-mail',
  text: 'Eén keer per week een e-mail met aantallen: afspraken, taken, wat er binnenkwam en wat te lang wacht. Er staan geen namen in.',
  none: 'Geen overzicht',
  saved: 'Je weekoverzicht is gewijzigd.',
};

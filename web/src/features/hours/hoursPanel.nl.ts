/** What a dashboard says of it before it is opened. */
export default {
  title: 'Uren en tarieven',
  open: 'Tonen',
  open_label: 'Uren en tarieven tonen',
  closed: 'Wat er is afgesproken, de gewerkte uren en wat nog op een factuur kan.',
};

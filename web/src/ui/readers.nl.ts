/** Who can see something, and who looked at it. */
export default {
  action: 'Wie kan dit zien?',
  until: 't/m {{date}}',
  opened: 'Geopend in de afgelopen {{count}} dagen',
  opened_none: 'Niemand heeft dit in de afgelopen {{count}} dagen geopend.',
  by_link: 'Iemand met een link',
  times_one: '1 keer, op {{date}}',
  times_other: '{{count}} keer, het laatst op {{date}}',
  failed: 'Wie dit kan zien, is niet opgehaald.',
};

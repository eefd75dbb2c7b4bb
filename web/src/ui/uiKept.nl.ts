/** What only lists say that somebody keeps in order. */
export default {
  move: {
    up: '{{name}} omhoog',
    down: '{{name}} omlaag',
    done: 'Staat nu op plaats {{place}} van {{total}}.',
    failed: 'Verplaatsen is niet gelukt.',
  },
  kept: {
    archived: 'Gearchiveerd',
    show: 'Toon gearchiveerde ({{total}})',
    hide: 'Verberg gearchiveerde',
    none_found: 'Niets gevonden',
    none_found_text: 'Pas de zoekwoorden aan.',
  },
};

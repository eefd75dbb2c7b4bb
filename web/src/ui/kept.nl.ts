/** The texts of lists that somebody maintains. */
export default {
  move: {
    up: '{{name}} omhoog',
    down: '{{name}} omlaag',
    done: 'Staat nu op plaats {{place}} van {{total}}.',
    failed: 'Verplaatsen is niet gelukt.',
  },
  archived: 'Gearchiveerd',
  show: 'Toon gearchiveerde ({{total}})',
  hide: 'Verberg gearchiveerde',
  none_found: 'Niets gevonden',
  none_found_text: 'Pas de zoekwoorden aan.',
  notify: {
    archive: {
      archive_success: 'Gearchiveerd.',
      archive_error: 'Archiveren is niet gelukt.',
      restore_success: 'Teruggezet.',
      restore_error: 'Terugzetten is niet gelukt.',
    },
  },
};

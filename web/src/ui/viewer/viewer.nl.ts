export default {
  file: 'Het bestand',
  opening: 'Het bestand wordt geopend…',
  download: 'Download',
  page: 'Bladzijde {{number}} van {{total}}',
  too_many: 'Dit zijn de eerste {{count}} bladzijden. Download het bestand om de rest te lezen.',
  smaller: 'Kleiner',
  larger: 'Groter',
  cannot_open: 'Kan bestand niet openen',
  cannot_open_text: 'Download het bestand en open het met een programma op dit apparaat.',
  not_loaded: 'Het bestand laden is niet gelukt',
  not_loaded_text: 'Kijk of er internet is en probeer het opnieuw.',
};

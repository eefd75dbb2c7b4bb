import type { Texts } from '../../platform/texts.ts';
import type nl from './viewer.nl.ts';

export default {
  file: 'The file',
  opening: 'Opening the file…',
  download: 'Download',
  picture: 'Picture of page 1',
  rest: 'Loading the rest…',
  page: 'Page {{number}} of {{total}}',
  too_many: 'These are the first {{count}} pages. Download the file to read the rest.',
  smaller: 'Smaller',
  larger: 'Larger',
  cannot_open: 'Cannot open the file',
  cannot_open_text: 'Download the file and open it with a program on this device.',
  not_loaded: 'The file could not be loaded',
  not_loaded_text: 'Check your internet connection and try again.',
} satisfies Texts<typeof nl>;

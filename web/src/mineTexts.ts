import type { TextFile } from './platform/i18n.ts';
import { linkCatalogue } from './platform/linkCatalogue.ts';

/** What clients and employers read on their own page. */
export const mineTexts = linkCatalogue(
  import.meta.glob<TextFile>(
    [
      './features/portal/{page,own}/*.nl.ts',
      './features/shell/shell.nl.ts',
      './platform/common.nl.ts',
      './ui/ui.nl.ts',
      './ui/{sheet,viewer}/*.nl.ts',
      '../../contract/src/common/{appointmentNames,visitorTexts}.nl.ts',
    ],
    { eager: true },
  ),
  import.meta.glob<TextFile>([
    './features/portal/{page,own}/*.??.ts',
    './features/shell/shell.??.ts',
    './platform/common.??.ts',
    './ui/ui.??.ts',
    './ui/{sheet,viewer}/*.??.ts',
    '../../contract/src/common/{appointmentNames,visitorTexts}.??.ts',
    '!**/*.nl.ts',
  ]),
);

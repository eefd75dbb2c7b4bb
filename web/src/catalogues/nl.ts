import type { TextFile } from '../platform/i18n.ts';
import { byNamespace } from '../platform/textFiles.ts';

export const texts = byNamespace(
  import.meta.glob<TextFile>([
    '../**/*.nl.ts',
    '../../../contract/src/common/{appointmentNames,stateNames,texts,visitorTexts}.nl.ts',
  ]),
);

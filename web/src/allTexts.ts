import type { TextFile } from './platform/i18n.ts';
import { byNamespace } from './platform/textFiles.ts';

export const allTexts = byNamespace(
  import.meta.glob<TextFile>([
    './**/*.??.ts',
    '../../contract/src/common/{appointmentNames,stateNames,texts,visitorTexts}.??.ts',
  ]),
);

import type { TextFile } from './platform/i18n.ts';
import { byNamespace } from './platform/textFiles.ts';

export const allTexts = byNamespace(
  import.meta.glob<TextFile>([
    './**/*.??.ts',
    '../../contract/src/common/{stateNames,texts,visitorTexts}.??.ts',
  ]),
);

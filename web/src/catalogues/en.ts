import type { TextFile } from '../platform/i18n.ts';
import { byNamespace } from '../platform/textFiles.ts';

export const texts = byNamespace(
  import.meta.glob<TextFile>([
    '../**/*.en.ts',
    '../../../contract/src/common/{appointmentNames,stateNames,texts,visitorTexts}.en.ts',
  ]),
);

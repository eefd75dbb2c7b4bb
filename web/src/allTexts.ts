import { byNamespace } from './platform/textFiles.ts';

export const allTexts = byNamespace(
  import.meta.glob(['./**/*.??.ts', '../../contract/src/common/{texts,visitorTexts}.??.ts']),
);

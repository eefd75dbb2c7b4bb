import type { Plugin } from 'vite';

const sentence = /\bsummary:\s*('[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\s*/g;

/** The sentences about each call are for the description of the API; no visitor loads them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/contract/src/') ? code.replace(sentence, '') : undefined,
  };
}

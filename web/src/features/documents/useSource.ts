import { useState } from 'react';
import { useFilling } from './useFilling.ts';

/** The two ways to a document. */
export const ways = ['file', 'template'] as const;
export type Way = (typeof ways)[number];

/** What a document is made of. Another choice is another try: what was said before goes. */
export function useSource(way: Way, forget: () => void) {
  const [file, setFile] = useState<File>();
  const filling = useFilling(forget);
  const choose = (chosen: File | undefined) => {
    forget();
    setFile(chosen);
  };
  return {
    file,
    choose,
    filling,
    source: way === 'file' ? file : filling.filled,
    mustApprove: way === 'template' && !!filling.template?.requires_approval,
    isBegun: !!file || filling.isTyped,
    reset() {
      choose(undefined);
      filling.reset();
    },
  };
}

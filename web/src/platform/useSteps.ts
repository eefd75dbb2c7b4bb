import { useEffect, useState } from 'react';

/**
 * Where the reader is on a page: the Back button of a phone takes back each step forward, so that it
 * never leaves the page from the middle of it.
 */
export function useSteps<Step extends string>(first: Step) {
  const [step, setStep] = useState(first);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setStep((state as At<Step>)?.step ?? first);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [first]);

  const go = (next: Step) => {
    window.history.pushState({ step: next } satisfies At<Step>, '');
    setStep(next);
  };
  return { step, go, back: () => window.history.back() };
}

type At<Step> = { step: Step } | null;

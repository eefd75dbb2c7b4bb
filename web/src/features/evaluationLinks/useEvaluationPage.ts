import type { AskedEvaluation, EvaluationPage } from '@traject/contract/evaluationLinks';
import { useState } from 'react';
import { useOpening } from '../../platform/useOpening.ts';
import { fetchPage } from './evaluationLinks.api.ts';

type State =
  | { step: 'loading' }
  | { step: 'invalid_token'; error: unknown }
  | { step: 'open'; page: EvaluationPage };

/** What is asked behind the link, kept up to date by each answer. */
export function useEvaluationPage(token: string) {
  const [state, setState] = useState<State>({ step: 'loading' });

  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading' });
    const next = await read(token, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);

  const show = (page: EvaluationPage) => setState({ step: 'open', page });
  const put = (saved: AskedEvaluation) =>
    setState((before) =>
      before.step === 'open' ? { ...before, page: withIn(before.page, saved) } : before,
    );
  return { state, show, put, retry: () => open() };
}

const read = (token: string, signal?: AbortSignal) =>
  fetchPage(token, signal).then(
    (page): State => ({ step: 'open', page }),
    (error: unknown): State => ({ step: 'invalid_token', error }),
  );

const withIn = (page: EvaluationPage, saved: AskedEvaluation) => ({
  ...page,
  evaluations: page.evaluations.map((one) => (one.id === saved.id ? saved : one)),
});

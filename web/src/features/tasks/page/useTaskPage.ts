import type { PublicTask } from '@traject/contract/common/taskPage';
import { useRef, useState } from 'react';
import { useOpening } from '../../../platform/useOpening.ts';
import { fetchTask, type Said, submitTask } from './taskPage.api.ts';

type State =
  | { step: 'loading' }
  | { step: 'invalid_token'; error: unknown }
  | { step: 'open'; task: PublicTask; percent?: number; error?: unknown }
  | { step: 'done'; task: PublicTask };

/** The steps of the page: read the task and tick it off; a failure leaves it as it was. */
export function useTaskPage(token: string) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const isSending = useRef(false);

  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading' });
    const next = await readTask(token, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);

  /** What arrived is shown as done, even if no answer came back. */
  const submit = async (task: PublicTask, said: Said) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ step: 'open', task, percent: 0 });
    const failure = await submitTask(token, said, (percent) =>
      setState({ step: 'open', task, percent }),
    ).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const now = await readTask(token);
    isSending.current = false;
    setState(failure && now.step !== 'done' ? { step: 'open', task, ...failure } : now);
  };
  return { state, submit, retry: () => open() };
}

const readTask = (token: string, signal?: AbortSignal) =>
  fetchTask(token, signal).then(
    (task): State => ({ step: task.done ? 'done' : 'open', task }),
    (error: unknown): State => ({ step: 'invalid_token', error }),
  );

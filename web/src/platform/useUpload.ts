import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '../texts.ts';
import { toast, toastStore } from '../ui/toast.ts';
import { useTranslation } from './i18n.ts';
import { isUnheard } from './serverMessage.ts';
import { isCancelled } from './transfer.ts';
import { formErrors, isSignedOut, statusOf } from './useSave.ts';

export type Sending = { onProgress: (percent: number) => void; signal: AbortSignal };
/** Undefined when there is no file yet: the server makes one from what is sent. */
type Sent = File | undefined;
export type FailedFile = { step: 'failed'; file: Sent; errors: string[] };

type State = { step: 'idle' } | { step: 'sending'; file: Sent; percent: number } | FailedFile;
type Outcome<Result> = { step: 'done'; result: Result } | { step: 'cancelled' } | FailedFile;

type Options = {
  refresh?: QueryKey;
  start?: State | undefined;
  /** What to say when it did not fail by what was sent. */
  failed?: TextKey;
};

/** Sends a file and tells how far it is; a refused one stays chosen, with the reason beside it. */
export function useUpload({ refresh, start, failed = 'notify.upload_error' }: Options) {
  const queries = useQueryClient();
  const fail = useFailure(failed);
  const [state, setState] = useState<State>(start ?? { step: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async <Result>(file: Sent, to: (sending: Sending) => Promise<Result>) => {
    fail.takeBack();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const onProgress = (percent: number) => setState({ step: 'sending', file, percent });
    onProgress(0);
    const outcome = await to({ onProgress, signal }).then(
      (result): Outcome<Result> => ({ step: 'done', result }),
      (error: unknown): Outcome<Result> =>
        isCancelled(error) ? { step: 'cancelled' } : fail.tell(file, error),
    );
    // One that was cancelled or not heard of may have arrived: the list tells.
    if (refresh) await queries.invalidateQueries({ queryKey: refresh });
    setState(outcome.step === 'failed' ? outcome : { step: 'idle' });
    return outcome;
  };
  return {
    ...shown(state, () => abort.current?.abort()),
    send,
    clear: () => {
      fail.takeBack();
      setState({ step: 'idle' });
    },
  };
}

/**
 * A refused file says why beside it; both kinds of failure are told in the corner too, until
 * another try begins.
 */
function useFailure(failed: TextKey) {
  const { t } = useTranslation();
  const told = useRef(0);
  const tell = (file: Sent, error: unknown): FailedFile => {
    const errors = formErrors(error);
    const isRefused = errors.length > 0;
    if (!isSignedOut(error))
      told.current = toast.error(t(statusOf(error) === 422 ? 'common.validation_error' : failed));
    const reason = isUnheard(error) ? `${t(failed)} ${t('controls.in_doubt')}` : t(failed);
    return { step: 'failed', file, errors: isRefused ? errors : [reason] };
  };
  return { tell, takeBack: () => toastStore.remove(told.current) };
}

/** As a file drop shows it. */
const shown = (state: State, onCancel: () => void) => ({
  isSending: state.step === 'sending',
  file: state.step === 'idle' ? undefined : state.file,
  upload: state.step === 'sending' ? { percent: state.percent, onCancel } : undefined,
  errors: state.step === 'failed' ? state.errors : [],
});

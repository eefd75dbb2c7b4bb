import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TextKey } from '../texts.ts';
import { toast } from '../ui/toast.ts';
import { ApiError } from './api.ts';
import { useTranslation } from './i18n.ts';

export type Save<Input, Result> = {
  save: (input: Input) => Promise<Result>;
  refresh?: QueryKey;
  /** What to say of it; a sentence where the answer says more. */
  done?: TextKey | ((result: Result) => string) | undefined;
  failed?: TextKey;
  /** Answers that the screen shows by itself; the rest becomes a toast. */
  shown?: readonly number[];
};

/** Save, refresh what it changed, say so; a second press while it runs does nothing. */
export function useSave<Input, Result>(options: Save<Input, Result>) {
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: options.save,
    ...useAnswers(options),
    onSettled: () => {
      running.current = false;
    },
  });

  const submit = (input: Input, onSaved?: (result: Result) => void) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(input, { onSuccess: onSaved });
  };
  return { ...mutation, submit };
}

/** What follows a save: its refresh and its toast. */
export function useAnswers<Input, Result>(options: Save<Input, Result>) {
  const { refresh, done, failed = 'common.unknown_error', shown = inForm } = options;
  const queries = useQueryClient();
  const { t } = useTranslation();
  return {
    onSuccess: async (result: Result) => {
      if (refresh) await queries.invalidateQueries({ queryKey: refresh });
      if (done) toast.success(typeof done === 'function' ? done(result) : t(done));
    },
    onError: (error: Error) => {
      if (isSignedOut(error) || shown.includes(statusOf(error) ?? 0)) return;
      toast.error(t(failed), navigator.onLine ? reasonOf(error) : t('controls.offline'));
    },
  };
}

/** The session has ended: the sign-in page says so once, instead of every save. */
export const isSignedOut = (error: unknown) => statusOf(error) === 401;

/** What was filled in wrong, and what came too often: both are told where somebody is looking. */
const inForm: readonly number[] = [422, 429];

/** The sentences of such a refusal, for the alert in the form that sent it. */
export const formErrors = (error: unknown): string[] =>
  error instanceof ApiError && inForm.includes(error.status) ? error.errors : [];

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** A refusal has a reason that helps (too many tries); a broken server has none to tell. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? error.errors[0] : undefined;

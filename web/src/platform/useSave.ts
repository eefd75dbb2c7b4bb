import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.ts';
import { ApiError } from './api.ts';

type Save<Input, Result> = {
  save: (input: Input) => Promise<Result>;
  refresh?: QueryKey;
  done?: ParseKeys;
  failed?: ParseKeys;
  /** Answers that the screen shows by itself; the rest becomes a toast. */
  shown?: readonly number[];
};

/** Save, refresh what it changed, say so; a second press while it runs does nothing. */
export function useSave<Input, Result>(options: Save<Input, Result>) {
  const { save, refresh, done, failed = 'common.unknown_error', shown = [422] } = options;
  const queries = useQueryClient();
  const { t } = useTranslation();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      if (refresh) await queries.invalidateQueries({ queryKey: refresh });
      if (done) toast.success(t(done));
    },
    onError: (error) => {
      if (shown.includes(statusOf(error) ?? 0)) return;
      toast.error(t(failed), reasonOf(error));
    },
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

/** The sentences of a 422, for the alert in the form that sent it. */
export const formErrors = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 422 ? error.errors : [];

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** A refusal has a reason that helps (too many tries); a broken server has none to tell. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? error.errors[0] : undefined;

import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { useOwnProfile } from './useOwnProfile.ts';

type Label = Extract<ParseKeys, `profile.labels.${string}`>;

type Options<V, Input> = {
  start: V;
  schema: z.core.$ZodType<unknown, Input>;
  toInput: (values: V) => Input;
  save: (input: Input) => Promise<unknown>;
  onClose: () => void;
};

/** The form of one item of a profile; only its owner writes it. */
export function useItemForm<V extends object, Input extends object>(options: Options<V, Input>) {
  const { t } = useTranslation();
  const { query } = useOwnProfile();
  const { onClose, ...form } = options;
  return useRecordForm<V, Input, unknown>({
    ...form,
    version: undefined,
    load: async () => undefined,
    label: (name) => t(`profile.labels.${name}` as Label),
    refresh: query.queryKey,
    done: 'notify.profile.save_success',
    onSaved: onClose,
  });
}

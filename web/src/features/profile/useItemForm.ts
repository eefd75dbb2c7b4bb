import { use } from 'react';
import type * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import type { TextKey } from '../../texts.ts';
import { School, useOwnProfile } from './profile.api.ts';

type Label = Extract<TextKey, `profile.labels.${string}`>;

type Options<V, Input> = {
  /** Which list of the profile, and which item of it. */
  item: Record<string, number | undefined>;
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
  const school = use(School);
  const { item, onClose, ...form } = options;
  return useRecordForm<V, Input, unknown>({
    ...form,
    ...unversioned,
    draft: placeOf({ school, ...item }),
    label: (name) => t(`profile.labels.${name}` as Label),
    refresh: query.queryKey,
    done: 'notify.profile.save_success',
    onSaved: onClose,
  });
}

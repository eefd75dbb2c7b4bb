import { useQueryClient } from '@tanstack/react-query';
import { genders } from '@traject/contract/common/genders';
import { type Profile, type ProfileChange, profileChange } from '@traject/contract/profile';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { useOwnProfile } from './useOwnProfile.ts';

export function useAboutForm(profile: Profile, onClose: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { query, change } = useOwnProfile();
  return useRecordForm({
    draft: placeOf({ profile: profile.id }),
    start: valuesOf(profile),
    version: profile.version,
    schema: profileChange,
    toInput,
    save: (given, version) => change({ ...given, version }),
    load: async () => {
      const now = await queries.fetchQuery({ ...query, staleTime: 0 });
      return { version: now.version, values: valuesOf(now) };
    },
    label: (name) => t(`profile.labels.${name}`),
    show: {
      gender: (value) => {
        const gender = genders.find((each) => each === value);
        return gender ? t(`profile.gender.${gender}`) : '';
      },
    },
    refresh: query.queryKey,
    done: 'notify.profile.save_success',
    onSaved: onClose,
  });
}

type Values = ReturnType<typeof valuesOf>;

const valuesOf = ({ gender, nationality, education, quote_text }: Profile) => ({
  gender: gender ?? '',
  nationality: nationality ?? '',
  education: education ?? '',
  quote_text: quote_text ?? '',
});

/** A box that was left empty is nothing, not an empty text. */
const toInput = ({ gender, ...texts }: Values): ProfileChange => ({
  gender: genders.find((each) => each === gender) ?? null,
  nationality: texts.nationality || null,
  education: texts.education || null,
  quote_text: texts.quote_text || null,
});

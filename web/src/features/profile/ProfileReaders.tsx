import { readingRoles, sightOfRole, sights } from '@traject/contract/common/evaluationRoles';
import { locales } from '@traject/contract/common/languages';
import type { Profile } from '@traject/contract/profile';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';

/** Who sees what of the student, as the school chose it. */
export function ProfileReaders({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const chosen = [...sights].reverse().flatMap((sight) => {
    const roles = readingRoles.filter((role) => sightOfRole(profile, role) === sight);
    if (roles.length === 0) return [];
    const names =
      roles.length === readingRoles.length
        ? t('profile.readers.all')
        : listOf(roles.map((role) => t(`profile.readers.role.${role}`)));
    return capitalised(t(`profile.readers.${sight}`, { roles: names }));
  });
  const fixed = [t('profile.readers.staff'), t('profile.readers.never')];
  return <>{[t('profile.readers.school'), ...chosen, ...fixed].join(' ')}</>;
}

const listOf = (words: string[]) =>
  new Intl.ListFormat(locales[currentLanguage()].intl, { type: 'conjunction' }).format(words);

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

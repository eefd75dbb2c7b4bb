import type { Portfolio } from '@traject/contract/profile';
import { formatDate } from './format.ts';
import { useTranslation } from './i18n.ts';

/** 'Behaald, geldig tot 1 jan 2027' */
export function useCourseText() {
  const { t } = useTranslation();
  return ({ achieved, expiration_date }: Portfolio['courses'][number]) => {
    const state = t(achieved ? 'profile.course.achieved' : 'profile.course.not_achieved');
    if (!expiration_date) return state;
    return t('profile.course.until', { state, date: formatDate(expiration_date) });
  };
}

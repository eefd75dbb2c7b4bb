import type { Diploma, EnrolledStudent } from '@traject/contract/diplomas';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { diplomasKey, unenrol } from './diplomas.api.ts';

export function useUnenrol(diploma: Diploma) {
  const { t } = useTranslation();
  return useRemove({
    remove: (student: EnrolledStudent) => unenrol(diploma.id, student),
    question: ({ name }) => ({
      title: t('diplomas.unenrol.title', { name }),
      message: t('diplomas.unenrol.message', { name, title: diploma.title }),
      confirmText: t('diplomas.unenrol.yes'),
    }),
    refresh: diplomasKey,
    done: 'notify.diploma.unenrol_success',
    failed: 'notify.diploma.unenrol_error',
  });
}

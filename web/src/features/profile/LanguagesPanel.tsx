import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { ProfileList } from './ProfileList.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const LanguageDialog = lazily(() => import('./LanguageDialog.tsx'), 'LanguageDialog');

export function LanguagesPanel() {
  const { t } = useTranslation();
  return (
    <ProfileList
      list="languages"
      icon={IconLanguage}
      rows={({ languages }) => languages}
      details={(language) => t('profile.language_skills', language)}
      remove={useOwnProfile().removeLanguage}
      dialog={(language, onClose) => <LanguageDialog language={language} onClose={onClose} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import text from '../../ui/text.module.css';
import classes from './profile.module.css';
import { useOwnProfile } from './useOwnProfile.ts';

const nobody = { name: '', gender: null, has_profile_picture: false };

/** Whose profile this is, and who reads it. */
export function OwnIntro({ school }: { school: ReactNode }) {
  const { t } = useTranslation();
  const { query, picture } = useOwnProfile();
  const { data: profile } = useQuery(query);
  return (
    <div className={classes.intro}>
      {profile ? (
        <PictureButton person={profile} store={picture} />
      ) : (
        <Picture person={nobody} address={undefined} />
      )}
      <div className={classes.words}>
        <h1 className={text.h1}>{t('profile.title')}</h1>
        <p className={classes.name}>{profile?.name}</p>
        {school}
        <p className={classes.readers}>{t('profile.readers')}</p>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import text from '../../ui/text.module.css';
import { ownPicture, profileQuery } from './profile.api.ts';
import classes from './profile.module.css';

const nobody = { name: '', gender: null, has_profile_picture: false };

/** Whose profile this is, and who reads it. */
export function OwnIntro() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  return (
    <div className={classes.intro}>
      {profile ? (
        <PictureButton person={profile} store={ownPicture} />
      ) : (
        <Picture person={nobody} address={undefined} />
      )}
      <div className={classes.words}>
        <h1 className={text.h1}>{t('profile.title')}</h1>
        <p className={classes.name}>{profile?.name}</p>
        <p className={classes.readers}>{t('profile.readers')}</p>
      </div>
    </div>
  );
}

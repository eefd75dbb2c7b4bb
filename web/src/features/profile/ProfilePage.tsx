import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import layout from '../../ui/layout.module.css';
import { Card, Stack } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import text from '../../ui/text.module.css';
import { AboutPanel } from './AboutPanel.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { CoursesPanel, LanguagesPanel, NamesPanel, ReferencesPanel } from './ProfileLists.tsx';
import { ProfileReaders } from './ProfileReaders.tsx';
import { School, useOwnProfile } from './profile.api.ts';
import classes from './profile.module.css';

type Props = {
  organisationId: number;
  /** The way to a profile at another school. */
  school: ReactNode;
  experience: ReactNode;
  studies: ReactNode;
  /** The way to everybody's name. */
  readers: ReactNode;
};

/** What evaluators read about a student, written by the student. */
export function ProfilePage({ organisationId, school, experience, studies, readers }: Props) {
  usePageTitle(useTranslation().t('profile.title'));
  return (
    <School value={organisationId}>
      <OwnIntro school={school} readers={readers} />
      <div className={classes.columns}>
        <Stack gap={16} className={classes.stack}>
          <AboutPanel />
          {experience}
          {studies}
          <CoursesPanel />
          <ReferencesPanel />
        </Stack>
        <Stack gap={16} className={classes.stack}>
          <FilesPanel />
          <LanguagesPanel />
          <NamesPanel list="competences" />
          <NamesPanel list="skills" />
          <NamesPanel list="job_interests" />
          <NamesPanel list="interests" />
        </Stack>
      </div>
    </School>
  );
}

const nobody = { name: '', gender: null, has_profile_picture: false };

/** Whose profile this is, and who reads it. */
function OwnIntro({ school, readers }: Pick<Props, 'school' | 'readers'>) {
  const { t } = useTranslation();
  const { query, picture } = useOwnProfile();
  const { data: profile } = useQuery(query);
  return (
    <Card className={classes.intro}>
      {profile ? (
        <PictureButton person={profile} store={picture} />
      ) : (
        <Picture person={nobody} address={undefined} />
      )}
      <div className={layout.grow}>
        <h1 className={text.h1}>{t('profile.title')}</h1>
        <p className={classes.name}>{profile?.name}</p>
        {school}
        <p className={`${text.soft} ${classes.readers}`}>
          {profile && <ProfileReaders profile={profile} />}
        </p>
        <div className={classes.ask}>{readers}</div>
      </div>
    </Card>
  );
}

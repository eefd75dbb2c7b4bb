import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { CoursesPanel } from './CoursesPanel.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { LanguagesPanel } from './LanguagesPanel.tsx';
import { NamesPanel } from './NamesPanel.tsx';
import { OwnIntro } from './OwnIntro.tsx';
import classes from './profile.module.css';
import { ReferencesPanel } from './ReferencesPanel.tsx';
import { School } from './useOwnProfile.ts';

type Props = {
  organisationId: number;
  /** The way to a profile at another school. */
  school: ReactNode;
  experience: ReactNode;
  studies: ReactNode;
};

/** What evaluators read of a student, written by the student. */
export function ProfilePage({ organisationId, school, experience, studies }: Props) {
  usePageTitle(useTranslation().t('profile.title'));
  return (
    <School value={organisationId}>
      <OwnIntro school={school} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <AboutPanel />
          {experience}
          {studies}
          <CoursesPanel />
          <ReferencesPanel />
        </div>
        <div className={classes.stack}>
          <FilesPanel />
          <LanguagesPanel />
          <NamesPanel list="competences" />
          <NamesPanel list="skills" />
          <NamesPanel list="job_interests" />
          <NamesPanel list="interests" />
        </div>
      </div>
    </School>
  );
}

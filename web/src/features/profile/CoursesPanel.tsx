import { IconCertificate } from '@tabler/icons-react';
import { lazily } from '../../platform/lazily.ts';
import { useCourseText } from '../../platform/useCourseText.ts';
import { ProfileList } from './ProfileList.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const CourseDialog = lazily(() => import('./CourseDialog.tsx'), 'CourseDialog');

export const CoursesPanel = () => (
  <ProfileList
    list="courses"
    icon={IconCertificate}
    rows={({ courses }) => courses}
    details={useCourseText()}
    remove={useOwnProfile().removeCourse}
    dialog={(course, onClose) => <CourseDialog course={course} onClose={onClose} />}
  />
);

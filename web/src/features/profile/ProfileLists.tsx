import {
  type Icon,
  IconBriefcase2,
  IconCertificate,
  IconHeart,
  IconLanguage,
  IconQuote,
  IconSparkles,
  IconTools,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ItemList, Profile } from '@traject/contract/profile';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useCourseText } from '../../platform/useCourseText.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { ItemRow } from './ItemRow.tsx';
import { useOwnProfile } from './profile.api.ts';

const CourseDialog = lazily(() => import('./CourseDialog.tsx'), 'CourseDialog');
const ReferenceDialog = lazily(() => import('./ReferenceDialog.tsx'), 'ReferenceDialog');
const LanguageDialog = lazily(() => import('./LanguageDialog.tsx'), 'LanguageDialog');
const NameDialog = lazily(() => import('./NameDialog.tsx'), 'NameDialog');

type ListName =
  | 'references'
  | 'job_interests'
  | 'courses'
  | 'competences'
  | 'skills'
  | 'interests'
  | 'languages';

type Props<Row> = {
  list: ListName;
  icon: Icon;
  rows: (profile: Profile) => readonly Row[];
  details?: (row: Row) => ReactNode;
  remove: (id: number) => Promise<unknown>;
  /** The form for a row, or for a new one. */
  dialog: (row: Row | undefined, onClose: () => void) => ReactNode;
};

/** One of the lists of a profile, which can be added to and changed. */
function ProfileList<Row extends { id: number; name: string }>(props: Props<Row>) {
  const { list, icon, rows, details, dialog } = props;
  const { t } = useTranslation();
  const found = useQuery({ ...useOwnProfile().query, select: rows });
  const [editing, setEditing] = useState<Row | 'new'>();
  const remove = useRemoveRow(props.remove);
  return (
    <ListPanel
      title={t(`profile.lists.${list}`)}
      list={found}
      add={{ label: t(`profile.add.${list}`), onClick: () => setEditing('new') }}
      failed={t('profile.failed')}
      empty={
        <EmptyState
          icon={icon}
          title={t(`profile.empty.${list}`)}
          text={t(`profile.empty_text.${list}`)}
        />
      }
      row={(row) => (
        <ItemRow
          key={row.id}
          title={row.name}
          details={details?.(row)}
          actions={
            <RowActions
              name={row.name}
              onEdit={() => setEditing(row)}
              onRemove={() => remove(row)}
            />
          }
        />
      )}
    >
      <Suspense>
        {editing && dialog(editing === 'new' ? undefined : editing, () => setEditing(undefined))}
      </Suspense>
    </ListPanel>
  );
}

function useRemoveRow(remove: (id: number) => Promise<unknown>) {
  const { t } = useTranslation();
  const { query } = useOwnProfile();
  return useRemove({
    remove: ({ id }: { id: number; name: string }) => remove(id),
    question: ({ name }) => ({
      title: t('profile.remove.title'),
      message: t('profile.remove.message', { name }),
    }),
    refresh: query.queryKey,
    done: 'notify.profile.delete_success',
    failed: 'notify.profile.delete_error',
  });
}

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

export const ReferencesPanel = () => (
  <ProfileList
    list="references"
    icon={IconQuote}
    rows={({ references }) => references}
    details={({ company, description }) => [company, description].filter(Boolean).join('\n')}
    remove={useOwnProfile().removeReference}
    dialog={(reference, onClose) => <ReferenceDialog reference={reference} onClose={onClose} />}
  />
);

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

const icons: Record<ItemList, Icon> = {
  job_interests: IconBriefcase2,
  competences: IconSparkles,
  skills: IconTools,
  interests: IconHeart,
};

/** A list whose items are a name and nothing else. */
export function NamesPanel({ list }: { list: ItemList }) {
  const { removeItem } = useOwnProfile();
  return (
    <ProfileList
      list={list}
      icon={icons[list]}
      rows={(profile) => profile[list]}
      remove={(id) => removeItem(list, id)}
      dialog={(item, onClose) => <NameDialog list={list} item={item} onClose={onClose} />}
    />
  );
}

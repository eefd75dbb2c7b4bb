import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Experience } from '@traject/contract/experience';
import { Suspense } from 'react';
import { formatPeriod } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { experienceQuery, removeExperience } from './experience.api.ts';

const ExperienceDialog = lazily(() => import('./ExperienceDialog.tsx'), 'ExperienceDialog');

type Props = { clientId: number /** The reader's own. */; isOwn?: boolean };

export function ExperiencePanel({ clientId, isOwn = false }: Props) {
  const { t } = useTranslation();
  const list = useQuery(experienceQuery(clientId));
  const editing = useEditing<Experience>();
  const remove = useRemoveExperience(clientId);
  const empty = { title: t('experience.empty'), text: t('experience.empty_text') };

  return (
    <ListPanel
      title={t('experience.title')}
      list={list}
      add={{ label: t('experience.add'), onClick: editing.add }}
      failed={t('experience.failed')}
      empty={<EmptyState icon={IconBriefcase} {...empty} />}
      fresh={editing.fresh}
      row={(experience, isFresh) => (
        <ExperienceRow
          key={experience.id}
          experience={experience}
          isOwn={isOwn}
          isFresh={isFresh}
          onEdit={() => editing.edit(experience)}
          onRemove={() => remove(experience)}
        />
      )}
    >
      {editing.isOpen && (
        <Suspense>
          <ExperienceDialog
            clientId={clientId}
            experience={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </ListPanel>
  );
}

function useRemoveExperience(clientId: number) {
  const { t } = useTranslation();
  const nameOf = useExperienceName();
  return useRemove({
    remove: ({ id }: Experience) => removeExperience({ clientId, experienceId: id }),
    question: (experience) => ({
      title: t('experience.remove.title'),
      message: t('experience.remove.message', { name: nameOf(experience) }),
    }),
    refresh: experienceQuery(clientId).queryKey,
    done: 'notify.work_experience.delete_success',
    failed: 'notify.work_experience.delete_error',
  });
}

type RowProps = {
  experience: Experience;
  isOwn: boolean;
  isFresh: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function ExperienceRow({ experience, isOwn, isFresh, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const nameOf = useExperienceName();
  const { function_title, company_name, city, start_date, end_date, current_position } = experience;
  return (
    <ListRow
      isFresh={isFresh}
      title={function_title}
      by={experience.by_client && !isOwn ? t('experience.by_client') : undefined}
      details={`${company_name}, ${city}`}
      period={formatPeriod(start_date, current_position ? t('experience.ongoing') : end_date)}
      actions={<RowActions name={nameOf(experience)} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
}

function useExperienceName() {
  const { t } = useTranslation();
  return ({ function_title, company_name }: Experience) =>
    t('experience.name', { title: function_title, company: company_name });
}

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Group } from '@traject/contract/groups';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useArchive } from '../../platform/useArchive.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import {
  downloadLevels,
  groupsKey,
  type LevelsFormat,
  levelsFormats,
  levelsQuery,
  setArchived,
} from './groups.api.ts';
import { LevelsView } from './LevelsView.tsx';
import type { LevelsOrder } from './levelOrder.ts';
import { yearName } from './schoolYear.ts';

const GroupDialog = lazily(() => import('./GroupDialog.tsx'), 'GroupDialog');
const PeoplePanels = lazily(() => import('./PeoplePanels.tsx'), 'PeoplePanels');

type Props = LevelsOrder & {
  group: Group;
  back: ReactNode;
  /** The way to ask about all of its students. */
  ask: ReactNode;
  onOpenGroup: (groupId: number) => void;
};

export function GroupPage({ group, back, ask, onOpenGroup, ...order }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { name, year, diploma, teachers } = group;
  const about = [
    `${diploma.title}, ${diploma.level}`,
    yearName(year),
    teachers.map((teacher) => teacher.name).join(', '),
  ];
  return (
    <>
      <PageHead
        title={name}
        back={back}
        intro={about.filter(Boolean).join(' · ')}
        action={
          <Row wrap>
            {group.is_managed && <Managing group={group} onEdit={() => setEditing(true)} />}
            {!group.archived && ask}
          </Row>
        }
      />
      <Stack gap={20}>
        {group.archived && (
          <Callout kind="info" title={t('groups.archived')}>
            {t('groups.archived_text')}
          </Callout>
        )}
        <Levels group={group} {...order} />
        {group.is_managed && (
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <PeoplePanels group={group} onOpenGroup={onOpenGroup} />
          </Suspense>
        )}
      </Stack>
      {isEditing && (
        <Suspense>
          <GroupDialog
            group={group}
            onSaved={() => setEditing(false)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Managing({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const { t } = useTranslation();
  const archive = useArchive({
    save: setArchived,
    nameOf: (given: Group) => given.name,
    effect: { archive: t('groups.archive_effect'), restore: t('groups.restore_effect') },
    refresh: groupsKey,
  });
  return (
    <>
      <Button variant="default" onClick={onEdit}>
        {t('groups.edit')}
      </Button>
      <Button variant="default" onClick={() => archive(group)}>
        {t(group.archived ? 'groups.restore' : 'groups.archive')}
      </Button>
    </>
  );
}

function Levels({ group, ...order }: LevelsOrder & { group: Group }) {
  const { t } = useTranslation();
  const levels = useQuery(levelsQuery(group.id));
  return (
    <Panel
      title={t('groups.levels.title')}
      count={levels.data?.students.length}
      action={<Downloads group={group} />}
    >
      {levels.data ? (
        <LevelsView levels={levels.data} diplomaId={group.diploma.id} {...order} />
      ) : levels.isError ? (
        <PanelError title={t('groups.levels.failed')} onRetry={() => levels.refetch()} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </Panel>
  );
}

/** The same in every language. */
const formatNames = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' } as const;

function Downloads({ group }: { group: Group }) {
  const { t } = useTranslation();
  const fetching = useSave({
    save: (format: LevelsFormat) => downloadLevels(group, format),
    failed: 'notify.group.download_error',
    shown: [],
  });
  return (
    <Row gap={4}>
      {levelsFormats.map((format) => (
        <Button
          key={format}
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('groups.levels.download', { format: formatNames[format] })}
          leftSection={<IconDownload size={15} stroke={1.9} aria-hidden />}
          loading={fetching.isPending && fetching.variables === format}
          onClick={() => fetching.submit(format)}
        >
          {formatNames[format]}
        </Button>
      ))}
    </Row>
  );
}

import { Button } from '@mantine/core';
import type { Diploma } from '@traject/contract/diplomas';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useArchive } from '../../platform/useArchive.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { CoreTaskList } from './CoreTaskList.tsx';
import { diplomasKey, type StudentsSearch, setArchived } from './diplomas.api.ts';
import { EditionPanel } from './EditionPanel.tsx';
import { StudentsPanel } from './StudentsPanel.tsx';

const ImportDialog = lazily(() => import('./ImportDialog.tsx'), 'ImportDialog');

type Props = {
  diploma: Diploma;
  back: ReactNode;
  search: StudentsSearch;
  onSearch: (search: StudentsSearch) => void;
  onImported: (diplomaId: number) => void;
};

export function DiplomaPage({ diploma, back, search, onSearch, onImported }: Props) {
  const { t } = useTranslation();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHead
        title={diploma.title}
        back={back}
        action={<Actions diploma={diploma} onNewVersion={() => setImporting(true)} />}
      />
      <Stack gap={20}>
        {diploma.archived && (
          <Callout kind="info" title={t('diplomas.archived')}>
            {t('diplomas.archived_text')}
          </Callout>
        )}
        <Details diploma={diploma} />
        {diploma.replaces && <EditionPanel diploma={diploma} replaces={diploma.replaces} />}
        <StudentsPanel diploma={diploma} search={search} onSearch={onSearch} />
        <Panel title={t('diplomas.core_task_count')} count={diploma.core_task_count}>
          <PanelBody>
            <CoreTaskList coreTasks={diploma.core_tasks} />
          </PanelBody>
        </Panel>
      </Stack>
      {isImporting && (
        <Suspense>
          <ImportDialog
            newVersionOf={diploma}
            onImported={onImported}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Actions({ diploma, onNewVersion }: { diploma: Diploma; onNewVersion: () => void }) {
  const { t } = useTranslation();
  const archive = useArchive({
    save: setArchived,
    nameOf: (given: Diploma) => given.title,
    effect: { archive: t('diplomas.archive_effect'), restore: t('diplomas.restore_effect') },
    refresh: diplomasKey,
  });
  return (
    <Row wrap>
      <Button variant="default" onClick={() => archive(diploma)}>
        {t(diploma.archived ? 'admin.restore.yes' : 'admin.archive.yes')}
      </Button>
      <Button onClick={onNewVersion}>{t('diplomas.version.action')}</Button>
    </Row>
  );
}

function Details({ diploma }: { diploma: Diploma }) {
  const { t } = useTranslation();
  const { level, code, edition, organisation, created_at } = diploma;
  return (
    <Panel title={t('diplomas.details')}>
      <PanelBody>
        <Facts
          columns={3}
          items={[
            [t('diplomas.level'), level],
            [t('diplomas.edition'), edition || '–'],
            [t('diplomas.code'), code || '–'],
            [t('labels.organisation_id'), organisation.name],
            [t('diplomas.created'), formatDate(created_at)],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

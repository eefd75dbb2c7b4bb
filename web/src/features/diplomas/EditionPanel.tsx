import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Diploma, DiplomaLineage } from '@traject/contract/diplomas';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { diplomasKey, lineageQuery, switchStudents } from './diplomas.api.ts';

const LineageDialog = lazily(() => import('./LineageDialog.tsx'), 'LineageDialog');

type Replaced = NonNullable<Diploma['replaces']>;

/** What a later edition has in common with the one before, and how students get to it. */
export function EditionPanel({ diploma, replaces }: { diploma: Diploma; replaces: Replaced }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { data } = useQuery(lineageQuery(diploma.id));
  const { goOver, isGoing } = useGoOver(diploma.id, replaces.id);
  const named = replaces.edition || t('diplomas.editions.without_edition');
  return (
    <Panel title={t('diplomas.editions.title')}>
      <PanelBody>
        <Stack gap={12}>
          <p>{t('diplomas.editions.text')}</p>
          {data && <p>{t('diplomas.editions.same', sameIn(data, named))}</p>}
          <Row wrap>
            <Button variant="default" disabled={!data} onClick={() => setEditing(true)}>
              {t('diplomas.editions.edit')}
            </Button>
            {!diploma.archived && (
              <Button loading={isGoing} onClick={goOver}>
                {t('diplomas.editions.switch')}
              </Button>
            )}
          </Row>
        </Stack>
      </PanelBody>
      {isEditing && data && (
        <Suspense>
          <LineageDialog diplomaId={diploma.id} lineage={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

const sameIn = ({ work_processes }: DiplomaLineage, edition: string) => ({
  same: work_processes.filter(({ same_as_id }) => same_as_id !== null).length,
  total: work_processes.length,
  edition,
});

function useGoOver(diplomaId: number, from_id: number) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const save = useSave({
    save: () => switchStudents(diplomaId, { from_id }),
    refresh: diplomasKey,
    done: ({ switched }) => t('diplomas.editions.switched', { count: switched }),
    failed: 'diplomas.editions.failed',
    shown: [],
  });
  const goOver = async () => {
    const question = {
      title: t('diplomas.editions.switch_title'),
      message: t('diplomas.editions.switch_message'),
      confirmText: t('diplomas.editions.switch'),
    };
    if (await confirm(question)) save.submit(undefined);
  };
  return { goOver, isGoing: save.isPending };
}

import { IconPlus, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import type { Growth, Target } from '@traject/contract/growth';
import { Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LevelMark, levelOf } from '../../ui/levels/levels.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { removeTarget, targetsKey } from './growth.api.ts';
import classes from './growth.module.css';
import { isAhead } from './layers.ts';

const TargetDialog = lazily(() => import('./TargetDialog.tsx'), 'TargetDialog');

type Props = { studentId: number; growth: Growth; targets: readonly Target[] };

/** The levels that somebody is to have by a day, and how far they are. */
export function TargetsPanel({ studentId, growth, targets }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel
      title={t('growth.targets')}
      count={targets.length}
      action={
        <PanelButton label={t('growth.set')} icon={IconPlus} onClick={() => setOpen(true)}>
          {t('growth.set')}
        </PanelButton>
      }
    >
      <DataTable
        label={t('growth.targets')}
        columns={useColumns(studentId)}
        rows={targets}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={IconTargetArrow}
            title={t('growth.no_targets')}
            text={t('growth.no_targets_text')}
          />
        }
      />
      <Suspense>
        {isOpen && (
          <TargetDialog studentId={studentId} processes={growth.processes} onClose={close} />
        )}
      </Suspense>
    </Panel>
  );
}

function useColumns(studentId: number): Column<Target>[] {
  const { t } = useTranslation();
  const nameOf = ({ work_process: { number, title } }: Target) => `${number} ${title}`;
  const remove = useRemove({
    remove: ({ id }: Target) => removeTarget(studentId, id),
    question: (target) => ({
      title: t('growth.remove', { name: nameOf(target) }),
      message: t('growth.remove_text'),
    }),
    refresh: targetsKey,
    done: 'growth.removed',
    failed: 'growth.remove_failed',
  });
  return [
    { key: 'process', header: 'growth.process', cell: nameOf, primary: true },
    {
      key: 'target',
      header: 'growth.target',
      cell: ({ score }) => <LevelMark level={levelOf(score)} />,
      width: 150,
    },
    {
      key: 'due',
      header: 'growth.due_on',
      cell: ({ due_on, period }) => (
        <>
          {formatDate(due_on)}
          {period && <span className={`${text.secondary} ${classes.under}`}>{period}</span>}
        </>
      ),
      width: 150,
    },
    {
      key: 'state',
      header: 'growth.state',
      cell: (target) => <State target={target} />,
      width: 170,
    },
    {
      key: 'remove',
      header: 'growth.actions',
      cell: (target) => (
        <IconButton
          label={t('growth.remove', { name: nameOf(target) })}
          icon={IconTrash}
          onClick={() => remove(target)}
        />
      ),
      width: 56,
      actions: true,
    },
  ];
}

function State({ target }: { target: Target }) {
  const { t } = useTranslation();
  if ((target.level ?? 0) >= target.score) return t('growth.reached');
  const level = t(`levels.${levelOf(target.level) ?? 'none'}`);
  return (
    <>
      {t(isAhead(target) ? 'growth.busy' : 'growth.missed')}
      <span className={`${text.secondary} ${classes.under}`}>{t('growth.now_at', { level })}</span>
    </>
  );
}

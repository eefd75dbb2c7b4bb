import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ActionPlanRow } from '@traject/contract/actionPlans';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { actionPlansQuery, type PlanSearch } from './actionPlans.api.ts';
import classes from './actionPlans.module.css';
import { PlanList } from './PlanList.tsx';

const PlanDialog = lazily(() => import('./PlanDialog.tsx'), 'PlanDialog');

type Props = {
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
  /** A new one was made, and now needs its steps. */
  onCreated: (actionPlanId: number) => void;
};

export function PlansPage({ search, onSearch, onCreated }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<ActionPlanRow | 'new'>();
  const plans = useQuery(actionPlansQuery(search));
  const { data: page } = plans;
  const title = t('action_plans.title');
  return (
    <>
      <PageHead
        title={title}
        count={page?.meta.total}
        action={
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            {t('action_plans.add')}
          </Button>
        }
      />
      <Row gap={12} wrap className={classes.filters}>
        <SearchBox
          label={t('action_plans.search')}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ q })}
        />
      </Row>
      {!page && plans.isError ? (
        <Panel title={title}>
          <PanelError title={t('action_plans.failed')} onRetry={() => plans.refetch()} />
        </Panel>
      ) : (
        <PlanList search={search} onSearch={onSearch} plans={plans} onEdit={setEditing} />
      )}
      {editing && (
        <Suspense>
          <PlanDialog
            plan={editing === 'new' ? undefined : editing}
            onSaved={({ id }) => editing === 'new' && onCreated(id)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

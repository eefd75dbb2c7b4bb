import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountType } from '@traject/contract/common/access';
import { peopleApi } from '@traject/contract/people';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './NoCounselor.module.css';

type Props = { organisation: { id: number; name: string } };

/** A trajectory needs a counselor: administrators can become one, others are told whom to ask. */
export function NoCounselor({ organisation }: Props) {
  const { t } = useTranslation();
  const { isAdmin, become } = useBecoming(organisation);
  const { name } = organisation;
  const text = isAdmin ? 'trajectories.no_counselor.text' : 'trajectories.no_counselor.ask';
  return (
    <Callout
      kind="warn"
      role="alert"
      title={t('trajectories.no_counselor.title', { organisation: name })}
    >
      {t(text, { organisation: name })}
      {isAdmin && (
        <div className={classes.become}>
          <Button variant="default" loading={become.isPending} onClick={become.now}>
            {t('trajectories.no_counselor.become')}
          </Button>
        </div>
      )}
    </Callout>
  );
}

function useBecoming({ id, name }: Props['organisation']) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const parts = me?.account_types.filter(({ organisation }) => organisation.id === id) ?? [];
  const types = parts.map(({ code }) => code);
  const saving = useSave({
    save: (personId: number) =>
      call(peopleApi.setAccountTypes, {
        params: { personId },
        body: { account_types: [...types, 'counselor' satisfies AccountType] },
      }),
    refresh: ['reference', 'counselors'],
    failed: 'trajectories.no_counselor.failed',
    shown: [],
  });
  const [self] = parts;
  const now = () => {
    if (!self) return;
    saving.submit(self.person.id, () => {
      queries.invalidateQueries({ queryKey: meQuery.queryKey });
      toast.success(t('trajectories.no_counselor.done', { organisation: name }));
    });
  };
  return { isAdmin: types.includes('admin'), become: { now, isPending: saving.isPending } };
}

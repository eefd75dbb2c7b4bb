import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Handover } from '@traject/contract/handovers';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { everythingKey, handoversQuery, undoHandover } from './handovers.api.ts';
import classes from './handovers.module.css';

/** What was handed over lately; nothing where nothing was. */
export function RecentHandovers() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(handoversQuery);
  const undo = useUndo();
  if (data.length === 0) return null;
  return (
    <section aria-label={t('handovers.recent')}>
      <h3 className={text.meta}>{t('handovers.recent')}</h3>
      <ul>
        {data.map((one) => (
          <Row as="li" wrap gap={12} key={one.id} className={classes.past}>
            <p className={`${layout.grow} ${text.secondary} ${text.soft}`}>
              {t('handovers.went', {
                count: one.trajectories,
                from: one.from.name,
                to: one.to.name,
                date: formatDateTime(one.at),
              })}
              {one.undone_at && ` ${t('handovers.undone')}`}
            </p>
            {one.may_undo && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('handovers.undo_name', { from: one.from.name, to: one.to.name })}
                onClick={() => undo(one)}
              >
                {t('handovers.undo')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function useUndo() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Handover) => undoHandover(id),
    question: ({ from, trajectories }) => ({
      title: t('handovers.undo_title'),
      message: t('handovers.undo_text', { count: trajectories, name: from.name }),
      confirmText: t('handovers.undo'),
      danger: false,
    }),
    refresh: everythingKey,
    done: 'notify.handover.undo_success',
    failed: 'notify.handover.undo_error',
  });
}

import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Shared } from '@traject/contract/portal';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import text from '../../ui/text.module.css';
import { markSeen, sharedKey } from './portal.api.ts';
import classes from './portal.module.css';

type Props = { trajectoryId: number; changes: Shared['changes'] };

/** What the client changed since somebody last looked; what comes in meanwhile stays. */
export function Changes({ trajectoryId, changes }: Props) {
  const { t } = useTranslation();
  const [newest] = changes;
  const seen = useSave({
    save: (upTo: number) => markSeen(trajectoryId, upTo),
    refresh: sharedKey(trajectoryId),
    failed: 'shared.changes.failed',
    shown: [],
  });
  if (!newest) return null;
  return (
    <div className={classes.changes}>
      <Callout kind="info" icon={IconPencil} title={t('shared.changes.title')}>
        <ul>
          {changes.map(({ id, what, act, title, at }) => (
            <li key={id} className={classes.change}>
              {[t(`shared.changes.parts.${what}`), title].filter(Boolean).join(': ')}
              <span className={text.secondary}>
                {t(`shared.changes.${act}`, { at: formatDateTime(at) })}
              </span>
            </li>
          ))}
        </ul>
        <Button
          variant="default"
          size="compact-sm"
          loading={seen.isPending}
          onClick={() => seen.submit(newest.id)}
        >
          {t('shared.changes.seen')}
        </Button>
      </Callout>
    </div>
  );
}

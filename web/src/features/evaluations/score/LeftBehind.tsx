import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/Callout.tsx';
import classes from './score.module.css';

type Props = { comments: string; onDiscard: () => void };

/** What was typed and came too late is not lost: it can be copied from here. */
export function LeftBehind({ comments, onDiscard }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.part}>
      <Callout kind="info" title={t('evaluation.left.title')}>
        <p className={classes.comments}>{comments}</p>
        <Button variant="default" size="xs" className={classes.discard} onClick={onDiscard}>
          {t('evaluation.left.discard')}
        </Button>
      </Callout>
    </div>
  );
}

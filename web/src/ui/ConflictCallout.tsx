import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { Callout } from './Callout.tsx';
import classes from './ConflictCallout.module.css';
import { Row, Stack } from './layout.tsx';
import text from './text.module.css';

export type Difference = { label: string; theirs: string; yours: string };

type Props = {
  /** What the server said: who changed it, and when. */
  reasons: readonly string[];
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Another way to look at theirs, where words say too little. */
  children?: ReactNode;
};

/** This record was saved meanwhile, maybe in another window: that beside what was typed here. */
export function ConflictCallout(props: Props) {
  const { reasons, differences, onTakeTheirs, onKeepMine, children } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <Callout kind="warn" role="alert" tabIndex={-1} ref={box} title={t('controls.conflict.title')}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {differences.length > 0 && <Differences differences={differences} />}
      <Row gap={8} wrap className={classes.choice}>
        <Button variant="default" size="xs" onClick={onTakeTheirs}>
          {t('controls.conflict.take_theirs')}
        </Button>
        <Button size="xs" onClick={onKeepMine}>
          {t('controls.conflict.keep_mine')}
        </Button>
        {children}
      </Row>
    </Callout>
  );
}

function Differences({ differences }: Pick<Props, 'differences'>) {
  const { t } = useTranslation();
  return (
    <Stack as="dl" gap={8} className={classes.differences}>
      {differences.map(({ label, theirs, yours }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={text.soft}>{t('controls.conflict.theirs')}</span> {theirs}
          </dd>
          <dd>
            <span className={text.soft}>{t('controls.conflict.yours')}</span> {yours}
          </dd>
        </div>
      ))}
    </Stack>
  );
}

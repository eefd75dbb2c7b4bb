import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import classes from './fill.module.css';

type Props = { missing: number; onMissing: () => void };

/** Disabled while a required answer is missing; then it says so, and leads there. */
export function Send({ missing, onMissing }: Props) {
  const { t } = useTranslation();
  const leftId = useId();
  return (
    <Stack gap={8} className={classes.send}>
      {missing > 0 && (
        <p className={classes.left}>
          <span id={leftId}>{t('survey_page.left', { count: missing })}</span>{' '}
          <button type="button" className={classes.link} onClick={onMissing}>
            {t('survey_page.to_missing')}
          </button>
        </p>
      )}
      <SheetButton
        type="submit"
        disabled={missing > 0}
        aria-describedby={missing > 0 ? leftId : undefined}
      >
        {t('survey_page.submit')}
      </SheetButton>
    </Stack>
  );
}

/** Nobody loses what was filled in by one wrong press. */
export function Reset({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <SheetButton look="quiet" onClick={() => setAsking(true)}>
        {t('survey_page.reset')}
      </SheetButton>
    );
  return (
    <section className={`${sheet.card} ${classes.question}`} aria-labelledby="ask-reset">
      <h2 id="ask-reset" className={classes.words}>
        {t('survey_page.ask_reset.title')}
      </h2>
      <p className={classes.hint}>{t('survey_page.ask_reset.message')}</p>
      <div className={sheet.choices}>
        <SheetButton look="plain" autoFocus onClick={() => setAsking(false)}>
          {t('survey_page.ask_reset.no')}
        </SheetButton>
        <SheetButton look="quiet" onClick={onReset}>
          {t('survey_page.ask_reset.yes')}
        </SheetButton>
      </div>
    </section>
  );
}

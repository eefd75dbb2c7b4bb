import '../../ui/forms.css';
import { useTranslation } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/useTexts.ts';
import { Choice } from '../../ui/Choice.tsx';
import classes from './events.module.css';

type Props = { action: string | undefined; onAction: (action: string | undefined) => void };

/** Every action that the log has words for, found by typing. */
export function ActFilter({ action, onAction }: Props) {
  const { t } = useTranslation();
  return (
    <Choice
      className={classes.person ?? ''}
      aria-label={t('events.act')}
      placeholder={t('events.all_acts')}
      clearable
      data={useActs()}
      value={action ?? null}
      onChange={(next) => onAction(next ?? undefined)}
    />
  );
}

type Words = Record<string, Record<string, string>>;

function useActs() {
  const words: Words = useTexts('events').acts;
  return Object.entries(words)
    .flatMap(([feature, calls]) =>
      Object.entries(calls).map(([call, label]) => ({ value: `${feature}.${call}`, label })),
    )
    .sort((one, other) => one.label.localeCompare(other.label, 'nl'));
}

import type { InvoiceState as State } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import type { Tint } from '../../ui/colorRoles.ts';
import text from '../../ui/text.module.css';
import classes from './bookkeeping.module.css';

const tints: Record<State, Tint> = {
  draft: 'gray',
  final: 'blue',
  sent: 'violet',
  overdue: 'orange',
  partly_paid: 'amber',
  paid: 'green',
  credited: 'gray',
  written_off: 'gray',
};

/** What became of an invoice, and for how long it is overdue. */
export function InvoiceState({ state, age }: { state: State; age: number | null }) {
  const { t } = useTranslation();
  const tint = tints[state];
  return (
    <>
      <span
        className={classes.state}
        style={{ background: `var(--st-${tint}-bg)`, color: `var(--st-${tint})` }}
      >
        {t(`bookkeeping.states.${state}`)}
      </span>
      {age !== null && (
        <span className={`${text.secondary} ${classes.beside}`}>
          {t('bookkeeping.days', { count: age })}
        </span>
      )}
    </>
  );
}

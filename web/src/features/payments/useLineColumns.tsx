import { Button } from '@mantine/core';
import type { BankLine } from '@traject/contract/payments';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import type { Column } from '../../ui/DataTable.tsx';
import text from '../../ui/text.module.css';
import { LineGoal } from './LineGoal.tsx';
import { moneyKey, setLineAside, undoLine } from './payments.api.ts';
import classes from './payments.module.css';

export function useLineColumns(
  organisationId: number,
  onChoose: (line: BankLine) => void,
): Column<BankLine>[] {
  return [
    {
      key: 'booked_on',
      header: 'payments.bank.date',
      width: 120,
      cell: ({ booked_on }) => (
        <span className={`${text.num} ${classes.whole}`}>{formatDate(booked_on)}</span>
      ),
    },
    { key: 'who', header: 'payments.bank.who', primary: true, cell: (line) => <Who {...line} /> },
    {
      key: 'amount',
      header: 'payments.bank.amount',
      width: 130,
      align: 'right',
      cell: (line) => <Amount {...line} />,
    },
    {
      key: 'goal',
      header: 'payments.bank.goal',
      width: '34%',
      cell: (line) => <LineGoal organisationId={organisationId} line={line} />,
    },
    {
      key: 'actions',
      header: 'payments.bank.actions',
      width: 190,
      actions: true,
      cell: (line) => <Actions organisationId={organisationId} line={line} onChoose={onChoose} />,
    },
  ];
}

const Who = ({ name, iban, description }: BankLine) => (
  <>
    {name || iban || '–'}
    {description && (
      <span className={`${text.secondary} ${classes.description}`}>{description}</span>
    )}
  </>
);

function Amount({ amount, left, state }: BankLine) {
  const { t } = useTranslation();
  return (
    <span className={`${text.num} ${classes.whole}`}>
      {formatEuro(amount)}
      {state === 'open' && left !== amount && (
        <span className={`${text.secondary} ${classes.below}`}>
          {t('payments.bank.left', { amount: formatEuro(left) })}
        </span>
      )}
    </span>
  );
}

type ActionsProps = {
  organisationId: number;
  line: BankLine;
  onChoose: (line: BankLine) => void;
};

function Actions({ organisationId, line, onChoose }: ActionsProps) {
  const { t } = useTranslation();
  const aside = useRowSave({
    save: ({ id }: BankLine) => setLineAside(organisationId, id),
    refresh: moneyKey,
    done: 'payments.bank.aside_done',
    failed: 'payments.bank.aside_failed',
    shown: [],
  });
  const undo = useRowSave({
    save: ({ id }: BankLine) => undoLine(organisationId, id),
    refresh: moneyKey,
    done: 'payments.bank.undo_done',
    failed: 'payments.bank.undo_failed',
    shown: [],
  });
  const isBooked = line.payments.length > 0;
  return (
    <div className={classes.actions}>
      {line.state === 'open' && (
        <Button variant="default" size="compact-sm" onClick={() => onChoose(line)}>
          {t('payments.bank.choose')}
        </Button>
      )}
      {line.state === 'open' && !isBooked && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => aside(line)}>
          {t('payments.bank.aside')}
        </Button>
      )}
      {(isBooked || line.state === 'set_aside') && (
        <Button variant="subtle" size="compact-sm" onClick={() => undo(line)}>
          {t('payments.bank.undo')}
        </Button>
      )}
    </div>
  );
}

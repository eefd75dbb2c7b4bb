import { Button } from '@mantine/core';
import { isCivilDate } from '@traject/contract/common/fields';
import type { DueWork } from '@traject/contract/invoiceBatches';
import { useState } from 'react';
import { formatDate, formatEuro, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import { type BatchInput, batchesKey, startBatch } from './invoiceBatches.api.ts';
import classes from './invoiceBatches.module.css';

type Props = {
  organisationId: number;
  until: string;
  chosen: readonly DueWork[];
  all: number;
  /** What is listed is what was asked for. */
  isSteady: boolean;
  onStarted: (batchId: number) => void;
};

const kinds = ['draft', 'final'] as const;
type Kind = (typeof kinds)[number];
const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);

/** The date on them, whether they are final at once, and the button. */
export function MakeInvoices({ chosen, all, isSteady, ...props }: Props) {
  const { t } = useTranslation();
  const [invoice_date, setDate] = useState(today());
  const [kind, setKind] = useState<Kind>('draft');
  const amount = formatEuro(chosen.reduce((sum, { total }) => sum + total, 0));
  const { start, isPending, errors } = useStart({ ...props, chosen, amount });
  const isDated = /^\d{4}-/.test(invoice_date) && isCivilDate(invoice_date);
  return (
    <div className={classes.make}>
      <PanelBody>
        <ErrorList errors={errors} />
        <p className={text.num} role="status">
          {t('invoice_batches.chosen', { chosen: chosen.length, all, amount })}
        </p>
        <Row gap={16} wrap align="top">
          <DateField
            className={classes.field ?? ''}
            label={t('invoice_batches.invoice_date')}
            value={invoice_date}
            onChange={setDate}
          />
          <div className={classes.kind}>
            <SegmentField
              label={t('invoice_batches.as')}
              choices={kinds.map((value) => ({
                value,
                label: t(`invoice_batches.kinds.${value}`),
              }))}
              value={kind}
              onChange={(value) => isKind(value) && setKind(value)}
            />
          </div>
        </Row>
        <p className={text.secondary}>{t(`invoice_batches.hints.${kind}`)}</p>
        <div>
          <Button
            disabled={chosen.length === 0 || !isDated || !isSteady}
            loading={isPending}
            onClick={() => start(invoice_date, kind)}
          >
            {t('invoice_batches.make', { count: chosen.length })}
          </Button>
        </div>
      </PanelBody>
    </div>
  );
}

type Starting = Pick<Props, 'organisationId' | 'until' | 'chosen' | 'onStarted'> & {
  amount: string;
};

/** Asks first: many invoices are much work to undo. */
function useStart({ organisationId, until, chosen, amount, onStarted }: Starting) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { submit, isPending, error } = useSave({
    save: (input: BatchInput) => startBatch(organisationId, input),
    refresh: batchesKey(organisationId),
  });
  const start = async (invoice_date: string, kind: Kind) => {
    const trajectory_ids = chosen.map(({ trajectory_id }) => trajectory_id);
    const date = formatDate(invoice_date);
    const isSure = await confirm({
      title: t('invoice_batches.question', { count: chosen.length }),
      message: t(`invoice_batches.messages.${kind}`, { date, amount }),
      confirmText: t('invoice_batches.yes'),
    });
    const finalise = kind === 'final';
    if (isSure)
      submit({ invoice_date, until, finalise, trajectory_ids }, ({ id }) => onStarted(id));
  };
  return { start, isPending, errors: formErrors(error) };
}

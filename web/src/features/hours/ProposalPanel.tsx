import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import '../../ui/boxes.css';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ProposedRow } from '@traject/contract/hours';
import { useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { formatCount } from '../../platform/typed.ts';
import { useSave } from '../../platform/useSave.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { proposalQuery, takeRows } from './hours.api.ts';
import classes from './hours.module.css';

type Props = { trajectoryId: number; invoiceId: number };

/** What a draft could bill; nothing where all is billed. */
export function ProposalPanel(props: Props) {
  const { t } = useTranslation();
  const { data: rows = [] } = useQuery(proposalQuery(props));
  const [left, setLeft] = useState<readonly number[]>([]);
  const { submit, isPending } = useTake(props);
  if (rows.length === 0) return null;
  const chosen = rows.flatMap(({ agreed_product_id: id }) => (left.includes(id) ? [] : [id]));
  const toggle = (id: number) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <Panel title={t('hours.proposal.title')} count={rows.length}>
      <PanelBody>
        <p className={text.secondary}>{t('hours.proposal.text')}</p>
        <ul>
          {rows.map((row) => (
            <Proposed
              key={row.agreed_product_id}
              row={row}
              isChosen={!left.includes(row.agreed_product_id)}
              onToggle={() => toggle(row.agreed_product_id)}
            />
          ))}
        </ul>
        <div>
          <Button
            disabled={chosen.length === 0}
            loading={isPending}
            onClick={() => submit(chosen.length === rows.length ? undefined : chosen)}
          >
            {t('hours.proposal.take')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}

const useTake = (props: Props) =>
  useSave({
    save: (ids: number[] | undefined) => takeRows(props, ids),
    refresh: invoicesKey(props.trajectoryId),
    done: 'hours.proposal.taken',
    failed: 'hours.proposal.not_taken',
    shown: [],
  });

type RowProps = { row: ProposedRow; isChosen: boolean; onToggle: () => void };

function Proposed({ row, isChosen, onToggle }: RowProps) {
  const { t } = useTranslation();
  const { product_name: name, count, unit_price, total } = row;
  const price = formatEuro(unit_price);
  return (
    <Row as="li" gap={12} align="top" className={classes.proposed}>
      <Checkbox
        aria-label={t('hours.proposal.choose', { name })}
        checked={isChosen}
        onChange={onToggle}
      />
      <div className={layout.grow}>
        <p className={text.rowTitle}>{name}</p>
        <p className={`${text.secondary} ${text.num}`}>
          {t('hours.proposal.amount', { many: formatCount(count), price })}
          {row.text && ` · ${row.text}`}
        </p>
      </div>
      <span className={`${text.num} ${layout.still}`}>{formatEuro(total)}</span>
    </Row>
  );
}

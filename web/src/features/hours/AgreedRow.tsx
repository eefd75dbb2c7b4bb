import type { AgreedProduct } from '@traject/contract/hours';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formatCount } from '../../platform/typed.ts';
import { useRemove } from '../../platform/useRemove.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { hoursKey, removeAgreed } from './hours.api.ts';
import classes from './hours.module.css';

type Props = { trajectoryId: number; agreed: AgreedProduct; onEdit: () => void };

export function AgreedRow({ trajectoryId, agreed, onEdit }: Props) {
  const { t } = useTranslation();
  const { kind, product_name, unit_price, remark } = agreed;
  const remove = useRemove({
    remove: ({ id }: AgreedProduct) => removeAgreed({ trajectoryId, agreedProductId: id }),
    question: () => ({
      title: t('hours.remove_agreed.title'),
      message: t('hours.remove_agreed.message', { name: product_name }),
    }),
    refresh: hoursKey(trajectoryId),
    done: 'hours.removed_agreed',
    failed: 'hours.not_removed',
  });
  const price = t(`hours.each.${kind}`, { price: formatEuro(unit_price) });
  return (
    <li className={classes.agreed}>
      <Row gap={10} align="top">
        <div className={layout.grow}>
          <p className={text.rowTitle}>{product_name}</p>
          <p className={text.secondary}>
            {t(`hours.kinds.${kind}`)} · {price}
          </p>
          {remark && <p className={`${text.secondary} ${text.lines}`}>{remark}</p>}
        </div>
        <Row gap={2}>
          <RowActions name={product_name} onEdit={onEdit} onRemove={() => remove(agreed)} />
        </Row>
      </Row>
      <Budget agreed={agreed} />
    </li>
  );
}

/** How far the budget is used, as a bar and in words. */
function Budget({ agreed: { kind, count, used, billed, left } }: { agreed: AgreedProduct }) {
  const { t } = useTranslation();
  const isOver = left < 0;
  const width = `${Math.min(100, Math.max(0, (used / count) * 100))}%`;
  const numbers = { used: formatCount(used), budget: formatCount(count) };
  return (
    <>
      <div className={classes.bar} data-over={isOver || undefined} aria-hidden>
        <div className={classes.used} style={{ width }} />
      </div>
      <p className={`${text.secondary} ${text.num}`}>
        {t(`hours.budget.${kind}`, numbers)}
        {kind === 'hours' && ` · ${t('hours.billed', { billed: formatCount(billed) })}`}
        {' · '}
        {isOver ? (
          <span className={classes.over}>
            {t(`hours.over.${kind}`, { over: formatCount(-left) })}
          </span>
        ) : (
          t(`hours.left.${kind}`, { left: formatCount(left) })
        )}
      </p>
    </>
  );
}

import type { InvoiceState } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';

type Props = { state: InvoiceState; large?: boolean };

export function InvoiceStateBadge({ state, large = false }: Props) {
  const { t } = useTranslation();
  return <StateBadge code={state} label={t(`invoices.states.${state}`)} large={large} />;
}

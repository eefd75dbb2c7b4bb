import type { ActionPlanStep } from '@traject/contract/actionPlans';
import { useTranslation } from '../../platform/i18n.ts';

/** '2 weken na de intake', 'op de dag van de aanmelding'. */
export function useWhen() {
  const { t } = useTranslation();
  return ({ amount, unit, anchor }: Pick<ActionPlanStep, 'amount' | 'unit' | 'anchor'>) => {
    const from = t(`action_plans.anchors.${anchor}`);
    if (amount === 0) return t('action_plans.when.on', { from });
    const time = t(`action_plans.units.${unit}`, { count: Math.abs(amount) });
    return t(amount < 0 ? 'action_plans.when.before' : 'action_plans.when.after', { time, from });
  };
}

import { stateById } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from '../../platform/i18n.ts';
import { useStateName } from '../../platform/useStateName.ts';

/** By hand, or by itself when a trajectory comes into a state. */
export function useAppliedBy() {
  const { t } = useTranslation();
  const nameOf = useStateName();
  return (stateId: number | null) => {
    const state = stateId === null ? undefined : stateById(stateId);
    return state ? t('action_plans.by_state', { state: nameOf(state) }) : t('action_plans.by_hand');
  };
}

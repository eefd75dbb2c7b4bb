import { stateById } from '@traject/contract/common/trajectoryStates';
import type { ReminderRule, WorkingDay } from '@traject/contract/workingDay';
import { useTranslation } from '../../platform/i18n.ts';

export function useRuleInWords() {
  const { t } = useTranslation();
  return ({ is_on, first_days, next_days, most }: ReminderRule) =>
    is_on
      ? t('working_day.rule', { first: first_days, next: next_days, count: most })
      : t('working_day.off');
}

export function useStateName() {
  const { t } = useTranslation();
  return (id: number) => {
    const state = stateById(id);
    return state ? t(`state_names.${state.code}`) : String(id);
  };
}

/** Only the states that have a measure. */
export function useStateDays() {
  const { t } = useTranslation();
  const nameOf = useStateName();
  return (measures: WorkingDay['state_days']) =>
    measures
      .flatMap(({ trajectory_state_id, days }) =>
        days === null
          ? []
          : [t('working_day.state', { name: nameOf(trajectory_state_id), count: days })],
      )
      .join(', ') || t('working_day.never');
}

import type { TrajectoryState } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from 'react-i18next';

/** 'Wacht op cliënt': the name of a state in the language of the screen, with a capital. */
export function useStateName() {
  const { i18n } = useTranslation();
  return (state: TrajectoryState) => {
    const name = state[i18n.language === 'en' ? 'en' : 'nl'];
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}

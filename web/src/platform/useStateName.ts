import type { TrajectoryState } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';

/** 'Wacht op cliënt': the name of a state in the language of the screen, with a capital. */
export function useStateName() {
  useTranslation();
  return (state: TrajectoryState) => {
    const name = state[currentLanguage()];
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}

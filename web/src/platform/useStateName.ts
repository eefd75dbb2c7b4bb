import type { StateCode } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from './i18n.ts';

/** 'Wacht op cliënt': the name of a state in the language of the screen, with a capital. */
export function useStateName() {
  const { t } = useTranslation();
  return ({ code }: { code: StateCode }) => {
    const name = t(`state_names.${code}`);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}

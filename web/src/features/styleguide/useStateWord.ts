import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from 'react-i18next';
import type { StateCode } from '../../ui/stateLooks.ts';

export function useStateWord() {
  const { i18n } = useTranslation();
  return (code: StateCode) => {
    const state = trajectoryStates.find((known) => known.code === code);
    return (i18n.language === 'en' ? state?.en : state?.nl) ?? code;
  };
}

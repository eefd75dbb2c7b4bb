import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/i18n.ts';
import type { StateCode } from '../../ui/stateLooks.ts';

export function useStateWord() {
  useTranslation();
  return (code: StateCode) => {
    const state = trajectoryStates.find((known) => known.code === code);
    return state?.[currentLanguage()] ?? code;
  };
}

import { awayKindOf } from '@traject/contract/common/away';
import type { Translate } from '../../platform/i18n.ts';

/** Why something outside does not work: in words where those help, else its code. */
export function whyInWords(code: string, t: Translate) {
  const kind = awayKindOf(code);
  return kind ? t(`system.whys.${kind}`) : code;
}

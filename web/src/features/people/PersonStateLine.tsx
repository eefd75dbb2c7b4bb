import type { PersonState } from '@traject/contract/people';
import { useTranslation } from '../../platform/i18n.ts';
import { type StatusKind, StatusLine } from '../../ui/StatusLine.tsx';

export function PersonStateLine({ state }: { state: PersonState }) {
  const { t } = useTranslation();
  return <StatusLine kind={kinds[state]}>{t(`people.states.${state}`)}</StatusLine>;
}

const kinds: Record<PersonState, StatusKind> = {
  waiting: 'waiting',
  uninvited: 'none',
  invited: 'sent',
  active: 'done',
  left: 'none',
  deactivated: 'refused',
};

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { OnePerson } from '@traject/contract/people';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { peopleKey, take } from './people.api.ts';

/** A button that would only be refused is not shown. */
export function ClosingButton({ person }: { person: OnePerson }) {
  const { t } = useTranslation();
  const open = useRowSave({
    save: (who: OnePerson) => take('reactivate', who),
    refresh: peopleKey,
    done: 'notify.person.reactivate_success',
    failed: 'notify.person.reactivate_error',
    shown: [],
  });
  const close = useClose();
  const tellMenu = useTellMenu();
  if (person.may_reactivate)
    return (
      <Button variant="default" onClick={() => open(person)}>
        {t('people.closing.reactivate')}
      </Button>
    );
  if (!person.may_deactivate) return null;
  return (
    <Button variant="default" onClick={() => close(person, tellMenu)}>
      {t(person.state === 'waiting' ? 'people.closing.refuse' : 'people.closing.deactivate')}
    </Button>
  );
}

function useClose() {
  const { t } = useTranslation();
  return useRemove({
    remove: (who: OnePerson) => take('deactivate', who),
    question: ({ name, state, organisation, open_trajectories }: OnePerson) => ({
      title: t(state === 'waiting' ? 'people.closing.refuse_title' : 'people.closing.title', {
        name,
      }),
      message: [
        t('people.closing.message', { name, place: organisation.name }),
        open_trajectories > 0 && t('people.closing.running', { count: open_trajectories }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmText: t(state === 'waiting' ? 'people.closing.refuse' : 'people.closing.yes'),
    }),
    refresh: peopleKey,
    done: 'notify.person.deactivate_success',
    failed: 'notify.person.deactivate_error',
  });
}

/** Somebody who was let in or refused no longer counts as waiting in the menu. */
export function useTellMenu() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: meQuery.queryKey });
}

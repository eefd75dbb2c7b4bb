import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import type { Person } from './Picture.tsx';
import type { PictureStore } from './pictureStore.ts';

/** The picture that is shown is of before; and whether there is one stands with the person. */
export function usePictureChanged({ query }: PictureStore) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: query.queryKey });
}

export function useRemovePicture({ name }: Person, store: PictureStore) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const remove = useRemove({
    remove: () => store.remove(),
    question: () => ({
      title: t('picture.ask_remove.title'),
      message: t('picture.ask_remove.message', { name }),
    }),
    refresh: store.refresh,
    done: 'notify.picture.delete_success',
    failed: 'notify.picture.delete_error',
  });
  return (onRemoved: () => void) =>
    remove(undefined, () => {
      queries.removeQueries({ queryKey: store.query.queryKey });
      onRemoved();
    });
}

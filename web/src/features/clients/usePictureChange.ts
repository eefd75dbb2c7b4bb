import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traject/contract/clients';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { clientQuery, pictureQuery, removePicture } from './clients.api.ts';

/** The picture that is shown is of before; and whether there is one stands with the client. */
export function usePictureChanged(clientId: number) {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: pictureQuery(clientId).queryKey });
  };
}

export function useRemovePicture({ id, name }: Client) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const remove = useRemove({
    remove: () => removePicture(id),
    question: () => ({
      title: t('clients.picture.ask_remove.title'),
      message: t('clients.picture.ask_remove.message', { name }),
    }),
    refresh: clientQuery(id).queryKey,
    done: 'notify.picture.delete_success',
    failed: 'notify.picture.delete_error',
  });
  return (onRemoved: () => void) =>
    remove(undefined, () => {
      queries.removeQueries({ queryKey: pictureQuery(id).queryKey });
      onRemoved();
    });
}

import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../platform/session.ts';

/** Who was let in or refused no longer waits: the count in the menu is read again. */
export function useTellMenu() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: meQuery.queryKey });
}

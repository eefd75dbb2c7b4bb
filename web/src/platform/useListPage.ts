import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Page } from '@traject/contract/common/page';
import { useEffect } from 'react';
import { pageOf } from './search.ts';

type Listed<Row> = { data: Page<Row> | undefined; isPlaceholderData: boolean };

/**
 * The page that the address names; one past the end goes on to the last, and is none until then.
 * While it is on its way it has the rows of the one before it: a second click on the next goes on.
 */
export function useListPage<Row>({ data, isPlaceholderData }: Listed<Row>): Page<Row> | undefined {
  const navigate = useNavigate();
  const asked = useLocation({
    select: ({ search }) => pageOf((search as { page?: unknown }).page),
  });
  const { current_page = 1, last_page = 1 } = data?.meta ?? {};
  const isPast = current_page > last_page;
  useEffect(() => {
    if (!isPast) return;
    const number = last_page > 1 ? last_page : undefined;
    const search = ((now: object) => ({ ...now, page: number })) as never;
    navigate({ to: '.', search, replace: true });
  }, [isPast, last_page, navigate]);
  if (!data || isPast) return undefined;
  return isPlaceholderData ? { ...data, meta: { ...data.meta, current_page: asked ?? 1 } } : data;
}

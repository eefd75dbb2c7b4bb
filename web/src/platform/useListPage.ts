import { useNavigate } from '@tanstack/react-router';
import type { Page } from '@traject/contract/common/page';
import { useEffect } from 'react';

/** The page that the address names; one past the end goes on to the last, and is none until then. */
export function useListPage<Row>(page: Page<Row> | undefined): Page<Row> | undefined {
  const navigate = useNavigate();
  const { current_page = 1, last_page = 1 } = page?.meta ?? {};
  const isPast = current_page > last_page;
  useEffect(() => {
    if (!isPast) return;
    const number = last_page > 1 ? last_page : undefined;
    const search = ((now: object) => ({ ...now, page: number })) as never;
    navigate({ to: '.', search, replace: true });
  }, [isPast, last_page, navigate]);
  return isPast ? undefined : page;
}

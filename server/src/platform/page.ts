import type { Meta, PageQuery } from '@traject/contract/common/page';

/** Past the end is an empty page, not a mistake. */
export function metaOf({ page, per_page }: PageQuery, total: number, count: number): Meta {
  const first = (page - 1) * per_page + 1;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    from: count ? first : null,
    to: count ? first + count - 1 : null,
    total,
  };
}

export const offsetOf = ({ page, per_page }: PageQuery) => (page - 1) * per_page;

/** What was typed, to be found anywhere in a text; its own wildcards mean themselves. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** Nobody pages further; who has more narrows the list down. */
export const mostCounted = 10_000;

import type { Meta, PageQuery } from '@traject/contract/common/page';

type Counted = {
  total: number;
  /** Where counting stopped: one more than this means that there are more. */
  most?: number | undefined;
};

/** Past the end is an empty page, not an error. */
export function metaOf(
  { page, per_page }: PageQuery,
  found: number | Counted,
  count: number,
): Meta {
  const { total, most = Number.POSITIVE_INFINITY } =
    typeof found === 'number' ? { total: found } : found;
  const first = (page - 1) * per_page + 1;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(Math.min(total, most) / per_page)),
    from: count ? first : null,
    to: count ? first + count - 1 : null,
    total,
  };
}

export const offsetOf = ({ page, per_page }: PageQuery) => (page - 1) * per_page;

/** Matches what was typed anywhere in a text; wildcards in it are taken literally. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** Plain words in the address (`?name=anna&page=2`), where the router would write JSON. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(values: Record<string, unknown>) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
}

/** What the server takes at most; anybody can write more into the address. */
const lastPage = 100_000;
const longestWord = 100;

/** The page of a list, left out of the address when it is the first one. */
export function pageOf(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? Math.min(page, lastPage) : undefined;
}

export const wordOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestWord) : undefined;

export function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** One of these words, or nothing. */
export const oneOf =
  <T extends string>(...words: T[]) =>
  (value: unknown): T | undefined =>
    words.find((word) => word === value);

/** Reads each of these from the address by its own rule, and nothing else. */
export const reading =
  <T extends object>(rules: { [K in keyof T]-?: (value: unknown) => T[K] }) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries<(value: unknown) => unknown>(rules).map(([name, of]) => [
        name,
        of(search[name]),
      ]),
    ) as T;

/** Which of one's organisations a page is about. */
export const placeIn = ({
  organisation_id,
}: Record<string, unknown>): { organisation_id?: number | undefined } => ({
  organisation_id: idOf(organisation_id),
});

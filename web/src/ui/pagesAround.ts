const shortUpTo = 20;
const reach = 3;

/** Which page numbers to offer. A page past the end has the last pages around it. */
export function pagesAround(current: number, last: number) {
  if (last <= shortUpTo) return { isShort: true, pages: range(1, last) };
  const middle = Math.min(Math.max(current, 1), last);
  return {
    isShort: false,
    pages: range(Math.max(middle - reach, 1), Math.min(middle + reach, last)),
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

type Part = { at: number; value: string; href?: string };

/** A text cut at its web addresses; the dot that ends a sentence is not part of the address. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g)) {
    const [address] = match;
    if (match.index > end) parts.push({ at: end, value: text.slice(end, match.index) });
    parts.push({ at: match.index, value: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ at: end, value: text.slice(end) });
  return parts;
}

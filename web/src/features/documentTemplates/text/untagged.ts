import type { Node } from '@tiptap/pm/model';

/** Words between brackets, as somebody writes who means a tag; `[x]` and `[1]` are no words. */
const bracketed = /\[(?=[^\]]*\p{L}{2})[^[\]\n]{1,60}\]/gu;

type Place = { from: number; to: number; words: string };

/** What looks like a tag and is none: it would stand in the letter as it is. */
export function untaggedIn(doc: Node): Place[] {
  const found: Place[] = [];
  doc.descendants(({ isText, text = '' }, at) => {
    if (!isText) return;
    for (const { index, 0: words } of text.matchAll(bracketed))
      found.push({ from: at + index, to: at + index + words.length, words });
  });
  return found;
}

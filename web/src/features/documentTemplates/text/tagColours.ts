import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { kindOf, type TagBook } from '../tagBook.ts';
import { untaggedIn } from './untagged.ts';

const key = new PluginKey<DecorationSet>('tagColours');

/** Shows at each tag which kind it is and what it says, and marks what only looks like one. */
export const tagColours = (book: TagBook) =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => coloured(doc, book),
      apply: (tr, before) => (tr.docChanged || tr.getMeta(key) ? coloured(tr.doc, book) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** The book has changed: the same text may have other colours. */
export const recolour = (view: EditorView) => view.dispatch(view.state.tr.setMeta(key, true));

function coloured(doc: Node, book: TagBook) {
  const found: Decoration[] = [];
  doc.descendants(({ type, attrs, nodeSize }, at) => {
    if (type.name !== 'tag') return;
    const title = book.tags.find(({ name }) => name === attrs.name)?.description;
    const kind = { 'data-kind': kindOf(book, attrs.name), ...(title && { title }) };
    found.push(Decoration.node(at, at + nodeSize, kind));
  });
  for (const { from, to } of untaggedIn(doc))
    found.push(Decoration.inline(from, to, { 'data-untagged': '' }));
  return DecorationSet.create(doc, found);
}

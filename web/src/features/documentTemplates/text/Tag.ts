import {
  type CommandProps,
  type ExtendedRegExpMatchArray,
  InputRule,
  Node,
  PasteRule,
  type Range,
  type SingleCommands,
} from '@tiptap/core';
import type { Node as Doc } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Selection, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { kindOf, type TagBook } from '../tagBook.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tag: { insertTag: (name: string, range?: Range, caret?: 'stays') => ReturnType };
  }
}

/** A word that gets its value later: a single piece that cannot be typed in, written as `[name]`. */
export const tagNode = (book: TagBook) =>
  Node.create({
    name: 'tag',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    addAttributes: () => ({
      name: {
        default: '',
        parseHTML: (element) => element.dataset.tag,
        renderHTML: ({ name }) => ({ 'data-tag': name }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-tag]', getAttrs: (element) => isTag(element) && null }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `[${node.attrs.name}]`],
    renderText: ({ node }) => `[${node.attrs.name}]`,
    addCommands: () => ({ insertTag }),
    addProseMirrorPlugins: () => [tagColours(book)],
    addInputRules: () => [new InputRule({ find: typed, handler: makeTag(book) })],
    addPasteRules: () => [new PasteRule({ find: pasted, handler: makeTag(book, 'stays') })],
  });

const isTag = ({ dataset: { tag = '' } }: HTMLElement) => /^[a-z0-9-]{1,60}$/.test(tag);
const typed = /\[([a-z0-9-]{1,60})\]$/;
const pasted = /\[([a-z0-9-]{1,60})\]/g;

/** With the marks of the words around it, so that a tag in a bold line is bold. */
const insertTag =
  (name: string, range?: Range, caret?: 'stays') =>
  ({ tr, state, dispatch }: CommandProps) => {
    const { from, to } = range ?? placeFor(tr.selection);
    const marks = state.storedMarks ?? tr.doc.resolve(from).marks();
    const tag = state.schema.nodes.tag?.create({ name }, null, marks);
    if (!tag || !dispatch) return tag !== undefined;
    tr.replaceWith(from, to, tag);
    if (caret !== 'stays')
      tr.setSelection(TextSelection.create(tr.doc, from + tag.nodeSize)).scrollIntoView();
    return true;
  };

/** When whole cells or a rule are selected, a tag goes to the nearest place for text. */
const placeFor = (selection: Selection) =>
  selection.$from.parent.inlineContent ? selection : TextSelection.near(selection.$from);

type Found = { range: Range; match: ExtendedRegExpMatchArray; commands: SingleCommands };

/**
 * A known name that is typed out, or pasted as plain text, becomes the tag as well. The rest of what
 * was pasted follows it, and the caret stays behind that.
 */
const makeTag =
  (book: TagBook, caret?: 'stays') =>
  ({ range, match: [, name = ''], commands }: Found) => {
    if (kindOf(book, name) !== 'unknown') commands.insertTag(name, range, caret);
  };

const key = new PluginKey<DecorationSet>('tagColours');

/** Colours each tag by its kind, says what it stands for, and marks what only looks like a tag. */
const tagColours = (book: TagBook) =>
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

function coloured(doc: Doc, book: TagBook) {
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

/** Words between brackets, probably meant as a tag; `[x]` and `[1]` are not. */
const bracketed = /\[(?=[^\]]*\p{L}{2})[^[\]\n]{1,60}\]/gu;

type Place = { from: number; to: number; words: string };

/** What looks like a tag but is not: it would appear in the letter as it is. */
export function untaggedIn(doc: Doc): Place[] {
  const found: Place[] = [];
  doc.descendants(({ isText, text = '' }, at) => {
    if (!isText) return;
    for (const { index, 0: words } of text.matchAll(bracketed))
      found.push({ from: at + index, to: at + index + words.length, words });
  });
  return found;
}

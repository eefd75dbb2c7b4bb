import type { Editor } from '@tiptap/core';

/** Where a tag stands in the text, from its start to its end. */
function placesOf(editor: Editor, name: string) {
  const places: number[] = [];
  editor.state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'tag' && attrs.name === name) places.push(at);
  });
  return places;
}

export const countTag = (editor: Editor, name: string) => placesOf(editor, name).length;

export function renameTag(editor: Editor, name: string, next: string) {
  const { tr } = editor.state;
  for (const at of placesOf(editor, name)) tr.setNodeAttribute(at, 'name', next);
  if (tr.docChanged) editor.view.dispatch(tr);
}

export function removeTag(editor: Editor, name: string) {
  const { tr } = editor.state;
  for (const at of placesOf(editor, name).reverse()) tr.delete(at, at + 1);
  if (tr.docChanged) editor.view.dispatch(tr);
}

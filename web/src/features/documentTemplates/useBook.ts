import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { currentLanguage } from '../../platform/i18n.ts';
import { standardTagsQuery } from './documentTemplates.api.ts';
import type { TagBook } from './tagBook.ts';
import type { Field } from './tags/field.ts';
import { recolour } from './text/tagColours.ts';

/** The editor suggests and colours the tags that there are at this moment. */
export function useBook(book: TagBook, fields: Field[], editor: Editor) {
  const { data: standard = none } = useQuery(standardTagsQuery(currentLanguage()));
  useEffect(() => {
    // The writer's own fields first: an empty search shows ten, and there are more standard tags.
    Object.assign(book, { fields, tags: [...fields, ...standard] });
    recolour(editor.view);
  }, [book, fields, standard, editor]);
}

const none: readonly [] = [];

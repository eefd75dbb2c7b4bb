import { isStandardTag } from '@traject/contract/common/standardTags';
import type { TemplateFieldType } from '@traject/contract/common/templateFields';
import Fuse from 'fuse.js/basic';

export type KnownTag = { name: string; description: string };
export type TagKind = 'standard' | TemplateFieldType | 'unknown';

/** The tags that a text may use now. The editor reads them here, and nothing renders when they change. */
export type TagBook = {
  tags: readonly KnownTag[];
  fields: readonly { name: string; type: TemplateFieldType }[];
};

export const kindOf = ({ fields }: TagBook, name: string): TagKind =>
  fields.find((field) => field.name === name)?.type ??
  (isStandardTag(name) ? 'standard' : 'unknown');

const most = 10;
/** Close enough to forgive a slip of the finger; Fuse's own limit offers half of the list. */
const search = {
  threshold: 0.4,
  keys: [
    { name: 'name', weight: 0.8 },
    { name: 'description', weight: 0.2 },
  ],
};

/** The best matches for what was typed behind the bracket; without a word the first ones. */
export function findTags(tags: readonly KnownTag[], query: string): readonly KnownTag[] {
  if (query === '') return tags.slice(0, most);
  return new Fuse(tags, search).search(query, { limit: most }).map(({ item }) => item);
}

import { isStandardTag } from '@traject/contract/common/standardTags';
import { templateLimits } from '@traject/contract/common/templateFields';
import { AppError, unprocessable } from '../../platform/http/errors.ts';
import { tagsIn } from './richText/nodes.ts';
import { readRichText } from './richText/readRichText.ts';
import { writeRichText } from './richText/writeRichText.ts';

/** The text, cleaned for storage; every tag in it must be a field or a standard tag. */
export function cleanContents(contents: string, fields: readonly { name: string }[]): string {
  const html = writeRichText(readKnown(contents, fields));
  if (html.length > templateLimits.contents)
    throw unprocessable('template.too_long', { most: templateLimits.contents });
  return html;
}

export function readKnown(contents: string, fields: readonly { name: string }[]) {
  const blocks = readRichText(contents);
  const names = new Set(fields.map(({ name }) => name));
  const unknown = tagsIn(blocks).filter((tag) => !names.has(tag) && !isStandardTag(tag));
  if (unknown.length === 0) return blocks;
  const said = unknown.slice(0, 20).map((tag) => tag.slice(0, 60));
  throw new AppError(
    422,
    said.map((tag) => ({ key: 'template.unknown_tag', values: { tag } })),
  );
}

import * as z from 'zod/mini';
import { id, optionalText, requiredText, upTo } from './fields.ts';
import { isStandardTag } from './standardTags.ts';

export const templateFieldTypes = ['text_singleline', 'list'] as const;
export type TemplateFieldType = (typeof templateFieldTypes)[number];

export const templateLimits = { contents: 200_000, fields: 100, options: 50, value: 1000 };

/**
 * A placeholder in the text, `<span data-tag="start-date">[start-date]</span>`, that gets a value.
 */
export const tagName = requiredText(60).check(
  z.regex(/^(-*[a-z0-9][a-z0-9-]*)?$/, { error: 'tag_name', abort: true }),
  z.refine<string>((name) => !isStandardTag(name), { error: 'tag_taken' }),
);

/** An option without an id is new; one with an id stays the same option, whatever its text. */
const optionInput = z.strictObject({ id: z.optional(id), text: requiredText(200) });

type Choice = { type: TemplateFieldType; configuration?: readonly { text: string }[] | undefined };

const plain = ({ text }: { text: string }) => text.trim().toLowerCase();

export const templateFieldInput = z
  .strictObject({
    id: z.optional(id),
    name: tagName,
    description: optionalText(255),
    type: z.enum(templateFieldTypes),
    configuration: z.optional(z.array(optionInput).check(upTo(templateLimits.options))),
  })
  .check(
    z.refine(
      ({ type, configuration = [] }: Choice) => type !== 'list' || configuration.length > 1,
      {
        path: ['configuration'],
        error: 'two_options',
      },
    ),
    z.refine(
      ({ configuration = [] }: Choice) =>
        new Set(configuration.map(plain)).size === configuration.length,
      {
        path: ['configuration'],
        error: 'same_option',
      },
    ),
    z.refine(({ type, configuration = [] }: Choice) => type === 'list' || !configuration.length, {
      path: ['configuration'],
      error: 'invalid',
    }),
  );

export const uniqueNames = z.check<{ name: string }[]>(({ value, issues }) => {
  for (const [index, { name }] of value.entries())
    if (value.findIndex((other) => other.name === name) < index)
      issues.push({ code: 'custom', input: name, path: [index, 'name'], message: 'tag_taken' });
});

export const templateField = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(templateFieldTypes),
  /** The options of a list; a text has none. */
  configuration: z.array(z.object({ id, text: z.string() })),
});

export type TemplateFieldInput = z.infer<typeof templateFieldInput>;
export type TemplateField = z.infer<typeof templateField>;

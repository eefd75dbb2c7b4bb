import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  id,
  idOf,
  idParam,
  named,
  requiredText,
  text,
  typed,
  upTo,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { templateScopes } from './common/standardTags.ts';
import {
  templateField,
  templateFieldInput,
  templateLimits,
  uniqueNames,
} from './common/templateFields.ts';

const fields = {
  name: requiredText(200),
  /** HTML, which the server cleans. */
  contents: typed(templateLimits.contents),
  requires_approval: z.optional(z.boolean()),
  fields: z.optional(z.array(templateFieldInput).check(upTo(templateLimits.fields), uniqueNames)),
};

/** Defaults to the caller's first organisation. */
export const documentTemplateInput = z.strictObject({ ...fields, organisation_id: z.optional(id) });
export const documentTemplateRules = z.strictObject(fields);
export const documentTemplateChange = changeOf(fields);
export const previewInput = z.omit(documentTemplateInput, { requires_approval: true });

export const documentTemplate = z.object({
  id,
  name: z.string(),
  contents: z.string(),
  requires_approval: z.boolean(),
  fields: z.array(templateField),
  organisation: named,
  version,
});
export const documentTemplateRow = z.omit(documentTemplate, { contents: true });

export const documentTemplatesQuery = z.extend(pageQuery, {
  organisation_id: z.optional(idParam),
  q: z.optional(text(100)),
});

/** Every field of the template with its value: a text, or the ids of the ticked options. */
export const filledInput = z.strictObject({
  document_template_id: id,
  fields: z
    .array(
      z.strictObject({
        document_template_field_id: id,
        value: z.union([z.string(), z.array(id).check(upTo(templateLimits.options))]),
      }),
    )
    .check(upTo(templateLimits.fields)),
});

export type DocumentTemplateInput = z.infer<typeof documentTemplateInput>;
export type DocumentTemplateChange = z.infer<typeof documentTemplateChange>;
export type DocumentTemplate = z.infer<typeof documentTemplate>;
export type DocumentTemplateRow = z.infer<typeof documentTemplateRow>;
export type DocumentTemplatesQuery = z.output<typeof documentTemplatesQuery>;
export type PreviewInput = z.infer<typeof previewInput>;
export type FilledInput = z.infer<typeof filledInput>;

const access = 'templates';
const all = { access, path: '/document-templates' } as const;
const one = {
  access,
  path: `${all.path}/:templateId`,
  params: z.strictObject({ templateId: idOf('document_template') }),
} as const;
const response = documentTemplate;

export const documentTemplatesApi = {
  list: endpoint({
    summary: 'Lists the document templates, page by page',
    ...all,
    method: 'GET',
    query: documentTemplatesQuery,
    response: pageOf(documentTemplateRow),
  }),
  create: endpoint({
    summary: 'Adds a document template',
    about: 'document_template',
    ...all,
    method: 'POST',
    body: documentTemplateInput,
    response,
  }),
  get: endpoint({
    summary: 'Returns a document template',
    about: 'document_template',
    ...one,
    method: 'GET',
    response,
  }),
  update: endpoint({
    summary: 'Changes a document template',
    about: 'document_template',
    ...one,
    method: 'PATCH',
    body: documentTemplateChange,
    response,
  }),
  /** Hides it; documents made from it stay. */
  remove: endpoint({ summary: 'Deletes a document template', ...one, method: 'DELETE' }),
  tags: endpoint({
    summary: 'Lists the tags that a template can use',
    access,
    method: 'GET',
    path: `${all.path}/:scope/tags`,
    params: z.strictObject({ scope: z.enum(templateScopes) }),
    response: z.array(z.object({ name: z.string(), description: z.string() })),
  }),
  /** A PDF with example values; the template does not have to be saved. */
  preview: endpoint({
    summary: 'Downloads the PDF of a template and stores nothing',
    access,
    method: 'POST',
    path: `${all.path}/preview`,
    limits: [{ by: 'account', max: 60, minutes: 1 }],
    body: previewInput,
    file: true,
  }),
  /** Stores a filled-in template, to be attached to a trajectory as its `document_id`. */
  fill: endpoint({
    summary: 'Fills in a template and keeps the result for a document',
    about: 'filled_template',
    access: 'trajectories',
    method: 'POST',
    path: '/documents',
    body: filledInput,
    response: z.object({ id }),
  }),
};

import * as z from 'zod/mini';
import type { Access } from './common/access.ts';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, idParam, named, requiredText, upTo } from './common/fields.ts';
import { fileAction } from './common/fileActions.ts';

/** Of all the caller's organisations, or of one of them. */
const ofOrganisation = z.strictObject({ organisation_id: z.optional(idParam) });

const listOf = <T extends z.core.$ZodType, const A extends Access>(
  access: A,
  path: string,
  item: T,
) =>
  endpoint({
    summary: `Lists the ${path.slice(1).replace('-', ' ')} to choose from`,
    method: 'GET',
    path,
    access,
    query: ofOrganisation,
    response: z.array(item),
  });

const coded = z.extend(named, { code: z.string() });

/** The lists that each organisation arranges for itself, by their name in the path. */
export const referenceLists = [
  'working-areas',
  'study-levels',
  'studies',
  'file-types',
  'file-actions',
] as const;
export type ReferenceList = (typeof referenceLists)[number];

/** The others are sorted by name. */
export const orderedLists = ['study-levels', 'file-types', 'file-actions'] as const;

export const referenceItem = z.object({
  id,
  name: z.string(),
  /** File types only. */
  code: z.nullable(z.string()),
  /** Studies only. */
  requires_custom_name: z.nullable(z.boolean()),
  /** Whether the organisation added it; the rest came with the program. */
  own: z.boolean(),
  archived: z.boolean(),
  in_use: z.boolean(),
});

const code = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/));

export const referenceItemInput = z.strictObject({
  name: requiredText(200),
  /** Derived from the name when left out. */
  code: z.optional(code),
  requires_custom_name: z.optional(z.boolean()),
});
export const referenceItemChange = z.partial(
  z.strictObject({
    name: requiredText(200),
    archived: z.boolean(),
    requires_custom_name: z.boolean(),
  }),
);
export const mostReferenceItems = 1000;

export type ReferenceItem = z.infer<typeof referenceItem>;
export type ReferenceItemInput = z.infer<typeof referenceItemInput>;
export type ReferenceItemChange = z.infer<typeof referenceItemChange>;

const access = 'administration';
const all = {
  access,
  path: '/organisations/:organisationId/reference/:list',
  params: z.strictObject({ organisationId: idOf('organisation'), list: z.enum(referenceLists) }),
} as const;

export const referenceApi = {
  organisations: endpoint({
    summary: 'Lists the organisations of the caller',
    method: 'GET',
    path: '/organisations',
    access: 'reference',
    response: z.array(named),
  }),
  counselors: listOf('invoicing', '/counselors', named),
  trajectoryStates: endpoint({
    summary: 'Lists the states that a trajectory can have',
    method: 'GET',
    path: '/trajectory-states',
    access: 'reference',
    response: z.array(coded),
  }),
  /** The choices in the forms of a portfolio. */
  workingAreas: listOf('portfolio', '/working-areas', named),
  studyLevels: listOf('portfolio', '/study-levels', named),
  studies: listOf(
    'portfolio',
    '/studies',
    z.object({ id, name: z.string(), requires_custom_name: z.boolean() }),
  ),
  fileTypes: listOf('reference', '/file-types', coded),
  fileActions: listOf('reference', '/file-actions', fileAction),

  /** A list as administrators arrange it, archived items included. */
  items: endpoint({
    summary: 'Lists all choices of one list, archived ones included',
    ...all,
    method: 'GET',
    response: z.array(referenceItem),
  }),
  addItem: endpoint({
    summary: 'Adds a choice to a list',
    about: 'reference_item',
    ...all,
    method: 'POST',
    body: referenceItemInput,
    response: referenceItem,
  }),
  /**
   * An item that came with the program keeps its name: renaming it replaces it with an item of the
   * organisation's own. Existing records keep the old one.
   */
  updateItem: endpoint({
    summary: 'Renames or archives a choice',
    about: 'reference_item',
    ...all,
    path: `${all.path}/:itemId`,
    params: z.extend(all.params, { itemId: idOf('reference_item') }),
    method: 'PATCH',
    body: referenceItemChange,
    response: referenceItem,
  }),
  /**
   * All items that are not archived, in their new order; only for lists that are shown in order.
   */
  order: endpoint({
    summary: 'Puts the choices of a list in order',
    ...all,
    path: `${all.path}/order`,
    params: z.extend(all.params, { list: z.enum(orderedLists) }),
    method: 'PUT',
    body: z.strictObject({ ids: z.array(id).check(upTo(mostReferenceItems)) }),
    response: z.array(referenceItem),
  }),
};

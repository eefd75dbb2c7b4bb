import * as z from 'zod/mini';
import { named } from './fields.ts';

/** What a document is for, where the program knows: it decides what the reader is asked. */
export const actionCodes = ['information', 'approval', 'signature', 'record'] as const;
export type ActionCode = (typeof actionCodes)[number];

/** Under the organisation's own name; without a code the program attaches no meaning to it. */
export const fileAction = z.extend(named, { code: z.nullable(z.enum(actionCodes)) });
export type FileAction = z.infer<typeof fileAction>;

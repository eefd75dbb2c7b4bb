import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

export const processTexts = {
  /** What the work is to lead to and how it is done, as the register says it; may be empty. */
  result: z.string(),
  behaviour: z.string(),
  result_starter: z.string(),
  result_advanced: z.string(),
  result_professional: z.string(),
};

/** Part of the general catalogue; nothing in it is about a person. */
const workProcess = z.object({
  work_process_id: id,
  number: z.string(),
  title: z.string(),
  description: z.string(),
  ...processTexts,
  core_task: z.object({ number: z.int(), title: z.string() }),
  diploma: z.object({ diploma_id: id, title: z.string(), level: z.string() }),
});
export type WorkProcess = z.infer<typeof workProcess>;

/** Apart, because who evaluates reads nothing else of the diplomas. */
export const workProcesses = endpoint({
  summary: "Lists the work processes of the caller's diplomas",
  method: 'GET',
  path: '/work-processes',
  access: 'signed-in',
  response: z.array(workProcess),
});

/** What other features may use. */
export { isReminded } from './afterEnd.ts';
export { sendDue } from './sendDue.ts';
export { listTasks } from './tasks.queries.ts';

/** What other features may use. */
export { sendDue } from './sendDue.ts';
export { listTasks } from './tasks.queries.ts';

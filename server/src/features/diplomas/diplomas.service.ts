/** What other features may use. */
export { enrolStudents, studentsAt } from './enrolling.ts';

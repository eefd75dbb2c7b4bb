import experience from '../features/experience/experience.nl.ts';
import studies from '../features/studies/studies.nl.ts';

/** What an evaluation and a student's own profile say. */
export default { experience, studies };

import experience from '../features/experience/experience.en.ts';
import studies from '../features/studies/studies.en.ts';

/** What an evaluation and a student's own profile say. */
export default { experience, studies };

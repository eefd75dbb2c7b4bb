import link from './nl.link.ts';
import survey from './nl.survey.ts';

/** What clients and employers read behind their links; it comes along with the page. */
export default { ...link, ...survey };

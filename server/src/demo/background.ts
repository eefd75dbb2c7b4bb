/** What people did and can do; the demo's clients share eight of these. */
export type Background = {
  contact: string;
  facts: { education: string; benefits: string; intellectual_ability: string; quote_text: string };
  /** Title, employer, city, working area, from, to; without an end it is the current position. */
  jobs: string[];
  /**
   * Study, level, school, from, to, diploma or not; a study with a name of its own is in quotes.
   */
  studies: string[];
  /** Date after the intake, main and sub subject, price in euros, closed after this many days. */
  tests: string[];
  vacancies: string[];
  skills: string[];
  course: string;
};

export const facts = (education: string, benefits: string, level: string, quote_text: string) => ({
  education,
  benefits,
  intellectual_ability: level,
  quote_text,
});

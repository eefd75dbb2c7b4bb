/** What a student shows. Within a line, bars separate the parts. */
export type DemoStudent = {
  name: string;
  facts: { gender: 'm' | 'f'; nationality: string; education: string; quote_text: string };
  /** Like those of clients. */
  jobs: string[];
  studies: string[];
  /** Name, company, relation to the student. */
  references: string[];
  /** Name, achieved or not, valid for this many months from now. */
  courses: string[];
  /** Name, and how well they speak, read and write it. */
  languages: string[];
  job_interests: string[];
  competences: string[];
  skills: string[];
  interests: string[];
  files: { file: string; name: string }[];
};

export const vig = 'Verzorgende IG|Mbo niveau 3|ROC Midden Nederland|2024-09-01||nee';
export const vmbo = (school: string, level = 'Vmbo kader') =>
  `"Zorg en welzijn"|${level}|${school}|2020-08-24|2024-06-14|ja`;
export const report = { file: 'stageverslag.pdf', name: 'Stageverslag De Linde.pdf' };
export const firstAid = { file: 'certificaat.jpg', name: 'Certificaat EHBO.jpg' };
export const film = { file: 'handen-wassen.mp4', name: 'Uitleg handen wassen.mp4' };
export const song = { file: 'liedje.wav', name: 'Liedje voor de ochtend.wav' };

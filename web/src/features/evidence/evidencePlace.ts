/** One work process of a student, as its evidence is opened. */
export type EvidencePlace = {
  studentId: number;
  process: { work_process_id: number; number: string; title: string };
  /** Whether the reader is the student. */
  isOwn: boolean;
  /** The requests that wait, which something can be meant for alone. */
  requests: readonly { id: number; label: string }[];
};

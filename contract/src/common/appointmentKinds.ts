/** What an appointment is for. */
export const appointmentKinds = [
  'intake',
  'progress',
  'employer',
  'closing',
  'phone',
  'other',
] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';

/** The dialogs come with their words, which no page needs before. */
async function worded<Module>(module: Promise<Module>): Promise<Module> {
  await loadTexts('appointment_names', 'planning');
  return module;
}

export const AppointmentDialog = lazily(
  () => worded(import('./AppointmentDialog.tsx')),
  'AppointmentDialog',
);
export const CancelDialog = lazily(() => worded(import('./CancelDialog.tsx')), 'CancelDialog');

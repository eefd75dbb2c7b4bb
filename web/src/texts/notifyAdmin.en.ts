import type { Texts } from '../platform/texts.ts';
import type nl from './notifyAdmin.nl.ts';

export default {
  archive: {
    archive_success: 'Archived.',
    archive_error: 'Archiving failed.',
    restore_success: 'Brought back.',
    restore_error: 'Bringing back failed.',
  },
  diploma: {
    not_found: 'We cannot find diploma {{id}}.',
    import_success: 'The diploma has been imported.',
    unenrol_success: 'The enrolment has ended.',
    unenrol_error: 'Ending the enrolment failed.',
  },
  organisation: {
    not_found: 'We cannot find organisation {{id}}.',
    create_success: 'The organisation has been made.',
    save_success: 'The details have been saved.',
    retention_success: 'The retention periods have been saved.',
    night_success: 'What was shown will be erased tonight.',
    logo_success: 'The logo has been saved.',
    logo_removed: 'The logo has been removed.',
    logo_error: 'Removing the logo failed.',
  },
  person: {
    not_found: 'We cannot find person {{id}}.',
    invite_success: 'The invitation is being sent to {{email}}.',
    invite_error: 'Sending the invitation failed.',
    withdraw_success: 'The invitation has been withdrawn.',
    withdraw_error: 'Withdrawing the invitation failed.',
    save_success: 'The details have been changed.',
    access_success: 'The access has been changed.',
    deactivate_success: 'The access has been closed.',
    deactivate_error: 'Closing the access failed.',
    reactivate_success: 'The access is open again.',
    reactivate_error: 'Opening the access failed.',
    erase_success: 'The data has been erased.',
    erase_error: 'Erasing the data failed.',
  },
  reference: {
    add_success: 'Added to the list.',
    save_success: 'The change has been saved.',
  },
} satisfies Texts<typeof nl>;

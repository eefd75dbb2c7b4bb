export default {
  archive: {
    archive_success: 'Gearchiveerd.',
    archive_error: 'Archiveren is niet gelukt.',
    restore_success: 'Teruggezet.',
    restore_error: 'Terugzetten is niet gelukt.',
  },
  diploma: {
    not_found: 'We kunnen diploma {{id}} niet vinden.',
    import_success: 'Het diploma is geïmporteerd.',
    unenrol_success: 'De student is uitgeschreven.',
    unenrol_error: 'Uitschrijven is niet gelukt.',
  },
  organisation: {
    not_found: 'We kunnen organisatie {{id}} niet vinden.',
    create_success: 'De organisatie is gemaakt.',
    save_success: 'De gegevens zijn opgeslagen.',
    logo_success: 'Het logo is opgeslagen.',
    logo_removed: 'Het logo is verwijderd.',
    logo_error: 'Het logo verwijderen is niet gelukt.',
  },
  person: {
    not_found: 'We kunnen persoon {{id}} niet vinden.',
    invite_success: 'De uitnodiging is verstuurd.',
    invite_error: 'De uitnodiging versturen is niet gelukt.',
    withdraw_success: 'De uitnodiging is ingetrokken.',
    withdraw_error: 'De uitnodiging intrekken is niet gelukt.',
    access_success: 'De toegang is gewijzigd.',
    deactivate_success: 'Het account is afgesloten.',
    deactivate_error: 'Het account afsluiten is niet gelukt.',
    reactivate_success: 'Het account is weer open.',
    reactivate_error: 'Het account openen is niet gelukt.',
  },
  reference: {
    add_success: 'Toegevoegd aan de lijst.',
    save_success: 'De wijziging is opgeslagen.',
  },
};

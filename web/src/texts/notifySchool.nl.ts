export default {
  evaluation: {
    save_success: 'Je oordeel is opgeslagen.',
    save_error: 'Je oordeel is niet opgeslagen.',
    withdraw_success: 'Het verzoek is ingetrokken.',
    withdraw_error: 'Het verzoek is niet ingetrokken.',
    none_left: 'Je hebt geen openstaande beoordelingen meer.',
    not_found: 'We kunnen beoordeling {{id}} niet vinden.',
  },
  student: { not_found: 'We kunnen student {{id}} niet vinden.' },
  chart: { not_found: 'We kunnen de grafiek van opleiding {{id}} niet vinden.' },
  profile: {
    save_success: 'Je profiel is opgeslagen.',
    delete_success: 'Het is verwijderd uit je profiel.',
    delete_error: 'Het is niet verwijderd.',
  },
};

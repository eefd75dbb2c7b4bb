export default {
  start_client_trajectory: { error: 'Het traject naar de cliënt sturen is niet gelukt.' },
  start_employer_trajectory: { error: 'Het traject naar de werkgever sturen is niet gelukt.' },
  alert_visible_client: 'De cliënt kan dit dan lezen. Wil je dat?',
  alert_visible_employer: 'De werkgever kan dit dan lezen. Wil je dat?',
};

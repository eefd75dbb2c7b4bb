export default {
  validation_error: 'Dit is nog niet goed. Lees wat erbij staat.',
  unknown_error: 'Er ging iets mis. Probeer het opnieuw.',
};

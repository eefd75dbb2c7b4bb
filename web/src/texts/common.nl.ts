export default {
  validation_error: 'Niet alles is goed ingevuld. Kijk de velden na.',
  unknown_error: 'Er ging iets mis. Probeer het opnieuw.',
};

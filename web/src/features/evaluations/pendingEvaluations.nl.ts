export default {
  expired: 'De tijd om te beoordelen is voorbij. Vraag de student om een nieuwe beoordeling.',
};

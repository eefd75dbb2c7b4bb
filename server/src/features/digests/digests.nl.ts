export default { labels: { weekday: 'Dag' } };

export default { labels: { off: 'Herinneringen uit' } };

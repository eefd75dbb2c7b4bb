export default {
  errors: {
    'message.empty': 'Write something or choose a file.',
    'message.no_page': 'The page is closed. Invite them again first.',
  },
};

export default {
  starter: 'Starter',
  advanced: 'Gevorderd',
  professional: 'Professional',
  none: 'Nog geen',
};

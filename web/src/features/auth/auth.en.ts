import type { Texts } from '../../platform/texts.ts';
import type nl from './auth.nl.ts';

export default {
  sign_in: {
    title: 'Sign in',
    intro: 'Sign in with your email address and the password of your account.',
    submit: 'Sign in',
    failed: 'Signing in failed',
    forgot: 'Forgot your password?',
    no_login: 'Client or employer?',
    no_login_text: 'You do not need to sign in. Open the link in the email that we sent you.',
    no_account: 'No account yet?',
    register: 'Register',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    rule: 'At least 12 characters. A short sentence works well.',
  },
  to_sign_in: 'Go to sign-in',
} satisfies Texts<typeof nl>;

/** The header and footer of the public pages. */
export const publicPages = {
  signIn: 'Sign in',
  signUp: 'Create account',
  dashboard: 'Dashboard',
  footer: {
    label: 'Legal and settings',
    note: '© {{year}} Saldo. Open source under the MIT licence.',
  },
} as const;

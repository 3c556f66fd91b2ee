/** Texts of the form for the code from a mail. */
export const signInCode = {
  title: 'Check your email',
  sentTo: (email: string) => `We sent a 6-digit code to ${email}.`,
  titleForPassword: 'Confirm your new password',
  label: 'Verification code',
  hint: 'Nothing yet? It can take a minute. Check your spam folder too.',
  action: 'Verify',
  pending: 'Checking…',
  valid: (time: string) => `The code is valid for another ${time}.`,
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
  resendReady: 'You can ask for a new code now.',
  resending: 'Sending…',
  resent: 'A new code is on its way. The old one no longer works.',
  cancel: 'Sign in with another account',
  cancelPassword: 'Keep my old password',
}

export type SignInCodeMessages = typeof signInCode

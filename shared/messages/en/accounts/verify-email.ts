/** Texts of the page where an address is confirmed. */
export const verifyEmail = {
  title: 'Confirm your email address',
  checkMail: 'Please check your email to confirm your account.',
  checkMailAt: (email: string) => `We sent it to ${email}. The link in it activates your account.`,
  confirmLead: 'One click and your account is ready.',
  confirm: 'Confirm my address',
  confirming: 'Confirming…',
  confirmedTitle: 'Your address is confirmed',
  confirmedText: 'Welcome to KROK. You can sign in now.',
  invalidTitle: 'This link no longer works',
  invalidText: 'It has been used or has expired. If you’ve already confirmed your address, just sign in.',
  resendTitle: 'No email?',
  resend: 'Send the email again',
  resending: 'Sending…',
  resent: 'If this address is waiting to be confirmed, a new email is on its way.',
  resendFailed: 'Failed to send verification email. Please try again.',
  rateLimited: 'Please wait before requesting another verification email',
  toSignIn: 'Sign in',
}

export type VerifyEmailMessages = typeof verifyEmail

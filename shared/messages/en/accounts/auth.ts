import type { PasswordFault } from '../../../accounts/password-policy.ts'
import { fieldErrors } from '../forms/field-errors.ts'

/** Faults of a password, as worded in the sentence of `weakPassword`. */
const faults: Record<PasswordFault, string> = {
  too_short: 'at least 8 characters',
  too_long: 'no more than 128 characters',
  lowercase: 'at least one lowercase letter',
  uppercase: 'at least one uppercase letter',
  number: 'at least one number',
  special: 'at least one special character',
  predictable: 'a stronger, less predictable password',
}

/** Signing in and up, the code, a new password, the confirmed address. */
export const auth = {
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    firstName: 'First name',
    lastName: 'Last name',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  fieldErrors,
  mode: {
    choose: 'Do you have an account?',
    signIn: 'Sign In',
    signUp: 'Create Account',
  },
  close: 'Close',

  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to see your orders and pick up where you left off.',
    action: 'Sign In',
    pending: 'Signing in…',
    failed: 'Sign in failed',
    next: 'Next, we email you a code. A password alone isn’t enough to get in.',
    forgot: 'Forgot password?',
    forgotHint: 'Forgot your password? Get a link below and set a new one.',
    asGuest: 'Ordered without an account?',
    findOrder: 'Find your order',
  },
  reset: {
    sent: 'Reset Email Sent!',
    sentText: 'Check your email for password reset instructions.',
    sentHint: 'If there’s an account with this address, the email is on its way.',
    emailFirst: 'Email Required: Please enter your email address first.',
    title: 'Set a new password',
    lead: 'All your other devices will be signed out.',
    action: 'Save password',
    pending: 'Saving…',
    deadTitle: 'This link no longer works',
    deadText: 'It has been used or has expired. Each link works once, but you can get a new one.',
    sendAgain: 'Send a new link',
    sending: 'Sending…',
    backToSignIn: 'Back to sign in',
  },
  signUp: {
    title: 'Create your account',
    lead: 'Your orders in one place, your cart on every device.',
    action: 'Create Account',
    pending: 'Creating your account…',
    failed: 'Sign up failed',
  },
  password: {
    needs: 'Your password needs',
    faults,
    done: 'done',
    good: 'This is a good password.',
    stillMissing: (items: string) => `Still missing: ${items}`,
    unmet: 'Password does not meet security requirements',
    weak: (items: string) => `Password must contain ${items}.`,
  },

  /** Shown when the server failed. */
  failures: {
    signIn: 'An error occurred',
    forgot: 'Failed to send reset email.',
    password: 'Failed to update password',
  },
  problems: {
    wrong_host: 'Authentication not available on this domain',
    invalid_credentials: 'Invalid email or password. Please check your credentials and try again.',
    account_locked: 'This account can’t sign in at the moment. Please contact us.',
    no_challenge: 'No pending MFA verification. Please sign in again.',
    nothingToResend: 'No pending MFA verification found',
    challenge_expired: 'MFA session expired. Please sign in again.',
    invalid_code: 'Invalid verification code',
    invalidCodeForPassword: 'Invalid or expired verification code',
    noChallengeForPassword: 'Invalid verification session',
    code_expired: 'Verification code has expired. Please request a new code.',
    resendWait: (seconds: number) => `Please wait ${seconds} seconds before requesting a new code`,
    waitSeconds: (seconds: number) => `Too many attempts. Please wait ${seconds} seconds and try again.`,
    waitMinutes: (minutes: number) => `Too many attempts. Please wait ${minutes} minutes and try again.`,
    mail_unavailable: 'Email service is temporarily unavailable. Please try again later.',
    mfa_expected: 'Authentication system error - MFA expected',
    missing_credentials: 'Invalid session data - missing credentials',
    user_not_found: 'User not found',
    user_unreadable: 'Failed to fetch user data',
    used_before: 'You’ve used this password before. Choose a new one.',
  },
}

export type AuthMessages = typeof auth

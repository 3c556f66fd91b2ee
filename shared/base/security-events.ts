/** What is recorded of signing in, and of what somebody was not allowed to do. */
export const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.locked-out',
  'code.refused',
  'code.locked-out',
  'password.confirmed',
  'password.refused',
  'signed-out',
  'signed-out-everywhere',
  'access.refused',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

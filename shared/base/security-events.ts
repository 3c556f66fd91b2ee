/** Events recorded about sign-ins, and about attempts to do something that is not allowed. */
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

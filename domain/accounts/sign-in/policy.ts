import { allowAnyone, confirmed, requireAdmin, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** Permissions for signing in. A visitor proves their right with the secret in their cookie. */
export const policy = {
  cancelChallenge: allowAnyone,
  endSession: requireCustomer,
  endSessionsOf: confirmed(requireAdmin),
  findChallenge: allowAnyone,
  findSession: allowAnyone,
  finishChallenge: allowAnyone,
  forgetExpired: requireShop,
  listSessions: requireCustomer,
  resendCode: allowAnyone,
  signOut: allowAnyone,
  signOutEverywhere: requireCustomer,
  startSignIn: allowAnyone,
}

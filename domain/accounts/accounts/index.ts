/**
 * People's accounts, their names and mail addresses: signing up, verifying, mailed links, checking the password again,
 * signing out an account. Not how they sign in (sign-in), set passwords (passwords), nor what they may do (roles).
 */
export { changePerson, deleteUser, markInvited, setLockedAt, storePassword } from './change-user.ts'
export { confirmAddress } from './confirm-address.ts'
export { createUser } from './create-user.ts'
export { type Addressee, findAddressee } from './find-addressee.ts'
export { findPerson, personColumns } from './find-person.ts'
export { forgetUnverified } from './forget-unverified.ts'
export { getProfile } from './get-profile.ts'
export { getVerificationStatus } from './get-verification-status.ts'
export { issueLink, LINK_LIFE } from './issue-link.ts'
export { isPasswordOf } from './is-password-of.ts'
export { recurringAccountJobs } from './jobs.ts'
export { lockUser } from './lock-user.ts'
export { endChallenges, endSessions, renewOnlySession, signOutUser } from './sign-out-user.ts'
export { findPasswordLink, redeemPasswordLink, voidPasswordLinks } from './password-links.ts'
export { resendVerification } from './resend-verification.ts'
export { setLanguage } from './set-language.ts'
export { signUp } from './sign-up.ts'
export { updateProfile } from './update-profile.ts'
export { verifyEmail } from './verify-email.ts'
export { personSubjects } from './subjects.ts'

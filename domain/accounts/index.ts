/**
 * How people prove who they are: passwords, mailed codes and links, sessions. Not who they are (customers), nor what
 * they may do (roles).
 */
export { createUser } from './create-user.ts'
export { findAddressee } from './find-addressee.ts'
export { issueLink } from './issue-link.ts'
export { resendVerification } from './resend-verification.ts'
export { setLanguage } from './set-language.ts'
export { signUp } from './sign-up.ts'
export { verifyEmail } from './verify-email.ts'

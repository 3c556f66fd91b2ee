/** The emails about accounts: codes, links, welcomes. Not how an email is delivered. */
export { sendAccountExists } from './send-account-exists.ts'
export { sendCode } from './send-code.ts'
export { sendInvitation } from './send-invitation.ts'
export { sendPasswordChanged } from './send-password-changed.ts'
export { sendPasswordReset } from './send-password-reset.ts'
export { sendVerification } from './send-verification.ts'
export { sendWelcome } from './send-welcome.ts'

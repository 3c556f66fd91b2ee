/** Setting, changing and checking passwords. Not signing in with them. */
export { changePassword } from './change-password.ts'
export { checkOwnPassword } from './check-own-password.ts'
export { confirmPassword } from './confirm-password.ts'
export { isPasswordLinkGood } from './is-password-link-good.ts'
export { requestPasswordReset } from './request-password-reset.ts'
export { setPassword } from './set-password.ts'

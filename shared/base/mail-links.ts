/** The purposes of mailed links. Each link can be used once. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'invitation'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

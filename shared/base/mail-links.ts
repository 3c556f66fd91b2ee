/** What a mailed link can be used for, once. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'invitation'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

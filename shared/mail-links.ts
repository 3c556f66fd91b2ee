/** What a mailed link lets its reader do, once. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'invitation'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

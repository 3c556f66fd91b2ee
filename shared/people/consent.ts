/** How somebody gave or withdrew their consent to be sent news. */
export const CONSENT_SOURCES = ['earlier', 'settings', 'checkout', 'staff', 'unsubscribe', 'import'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

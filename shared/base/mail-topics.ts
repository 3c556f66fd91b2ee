/** What the shop writes to people only with their consent. Each is given and withdrawn by itself. */
export const MAIL_TOPICS = ['newsletter', 'left_cart', 'review_request', 'back_in_stock'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

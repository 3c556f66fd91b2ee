/** Topics the shop mails people about only with their consent, given and withdrawn for each topic by itself. */
export const MAIL_TOPICS = ['newsletter', 'left_cart', 'review_request', 'back_in_stock'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

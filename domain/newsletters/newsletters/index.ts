/**
 * Newsletters: writing them in both languages, choosing who gets them, and how they look. Not the sending
 * (`newsletter-sending`), nor who may be mailed (`mail-consents`).
 */
export { addNewsletterPicture } from './add-newsletter-picture.ts'
export { countRecipients } from './count-recipients.ts'
export { createNewsletter } from './create-newsletter.ts'
export { deleteNewsletter } from './delete-newsletter.ts'
export { freezeRecipients } from './freeze-recipients.ts'
export { getNewsletter } from './get-newsletter.ts'
export { getNewsletterPage } from './get-newsletter-page.ts'
export { countDeliveries, countUnsubscribed, lockNewsletter, type NewsletterRow } from './internal.ts'
export { listNewsletters } from './list-newsletters.ts'
export { newsletterMail, writeNewsletter, type WrittenNewsletter } from './newsletter-mail.ts'
export { previewNewsletter } from './preview-newsletter.ts'
export { readView } from './read-view.ts'
export { newsletterTexts } from './texts.ts'
export { updateNewsletter } from './update-newsletter.ts'

import { requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for newsletters: all staff write them, only admins send them (`newsletter-sending`). */
export const policy = {
  addNewsletterPicture: requireStaff,
  countRecipients: requireStaff,
  createNewsletter: requireStaff,
  deleteNewsletter: requireStaff,
  getNewsletter: requireStaff,
  getNewsletterPage: requireStaff,
  listNewsletters: requireStaff,
  previewNewsletter: requireStaff,
  updateNewsletter: requireStaff,
}

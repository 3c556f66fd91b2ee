/** Texts of the page where people choose their mail topics. */
export const mailPreferences = {
  title: 'Your emails',
  lead: (email: string) => `Choose what we may write to ${email} about.`,
  orders: 'Emails about your orders and your account come either way.',
  stopTitle: (topic: string) => `Stop “${topic}”?`,
  stop: 'Unsubscribe',
  stopping: 'One moment…',
  stopped: (topic: string) => `You’ve unsubscribed. We won’t send “${topic}” any more.`,
  off: (topic: string) => `We don’t send you “${topic}”.`,
  all: 'All emails',
  save: 'Save',
  none: 'Unsubscribe from all',
  saved: 'Saved.',
  savedNone: 'Saved. We’ll send you none of these.',
  deadTitle: 'This link doesn’t work',
  deadText:
    'The link is incomplete, or was opened more than an hour ago. Open it again from the foot of one of our emails, or choose in your settings.',
  toSettings: 'Go to settings',
}

export type MailPreferencesMessages = typeof mailPreferences

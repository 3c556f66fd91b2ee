export const notices = {
  'newsletter-saved': { title: 'Draft saved' },
  'newsletter-deleted': { title: 'Draft deleted' },
  'newsletter-test-sent': { title: 'Test on its way', text: 'In both languages, to your own address.' },
  'newsletter-sending': { title: 'Sending the newsletter' },
  'newsletter-changed': { title: 'Done' },
  'consent-withdrawn': { title: 'Unsubscribed', text: 'They won’t get any more news by email.' },
}

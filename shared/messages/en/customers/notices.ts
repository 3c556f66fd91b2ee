export const notices = {
  'customer-registered': { title: 'Customer added', text: 'The invitation is on its way.' },
  'customer-noted': { title: 'Note added' },
  'customer-saved': { title: 'Details saved' },
  'invitation-sent': { title: 'Invitation sent', text: 'The link before stops working.' },
  'invitation-withdrawn': { title: 'Invitation withdrawn' },
  'account-locked': { title: 'Account locked', text: 'They’ve been signed out everywhere.' },
  'account-unlocked': { title: 'Account unlocked', text: 'They can sign in again.' },
  'person-erased': { title: 'Erased', text: 'Orders stay as long as the law requires.' },
  'message-sent': { title: 'It’s with us', text: 'We answer by email.' },
  'message-answered': { title: 'Answer sent', text: 'It goes out by email.' },
  'thread-closed': { title: 'Closed' },
  'thread-reopened': { title: 'Open again' },
}

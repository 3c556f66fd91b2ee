import type { Notice } from '../../notices.ts'

/** The short messages after a redirect. */
export const notices: Record<Notice, { title: string; text?: string }> = {
  'signed-in': { title: 'Successfully signed in!' },
  'not-signed-in': { title: 'No user logged in', text: 'Sign in to go on. Nothing has been saved.' },
  'logged-out': { title: 'You have been logged out' },
  'logged-out-here': { title: 'Logged out successfully' },
  'account-created': {
    title: 'Account created successfully!',
    text: 'Please check your email to confirm your account.',
  },
  'verification-sent': {
    title: 'Confirm your address first',
    text: 'We’ve sent you a new email.',
  },
  'password-set': { title: 'Your new password is set', text: 'Sign in with it now.' },
  'password-changed': {
    title: 'Your password has been changed',
    text: 'All other devices have been signed out.',
  },
  'profile-saved': { title: 'Profile saved' },
  'settings-saved': { title: 'Settings saved' },
  'sessions-ended': { title: 'You have been signed out everywhere' },
  'session-ended': { title: 'The device has been signed out' },
  'account-deleted': { title: 'Your account has been deleted', text: 'Thank you for cooking with us.' },
  'customer-registered': { title: 'Customer added', text: 'The invitation is on its way.' },
  'books-checked': { title: 'Checked', text: 'The result is on this page.' },
  'notification-replayed': { title: 'Checking it again' },
  'sessions-ended-of': { title: 'Signed out everywhere', text: 'All their sessions have ended.' },
  'role-granted': { title: 'Role granted' },
  'role-revoked': { title: 'Role removed' },
  'admin-made': { title: 'You’re now an admin' },
  'order-changed': { title: 'Order updated' },
  'payment-recorded': { title: 'Payment recorded', text: 'The order is paid.' },
  'payment-flagged': {
    title: 'Payment saved and marked',
    text: 'It doesn’t match the order. Check the payments.',
  },
  'refund-requested': {
    title: 'Refund requested',
    text: 'Follow it in the list of refunds.',
  },
  'refund-settled': { title: 'Refund sent', text: 'The customer gets an email.' },
  'refund-withdrawn': { title: 'Refund withdrawn', text: 'No money was sent.' },
  'order-hidden': { title: 'Order deleted' },
  'holds-released': { title: 'Stock released', text: 'Cancelled. The customer gets an email.' },
  'hold-gone': { title: 'Nothing to release', text: 'This order has been paid or cancelled already.' },
}
